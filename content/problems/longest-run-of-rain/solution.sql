WITH rainy AS (
  SELECT station, day,
    julianday(day) - ROW_NUMBER() OVER (PARTITION BY station ORDER BY day) AS island
  FROM readings
  WHERE mm >= 1
),
runs AS (
  SELECT station, MIN(day) AS first_day, COUNT(*) AS days
  FROM rainy
  GROUP BY station, island
),
ranked AS (
  SELECT station, first_day, days,
    ROW_NUMBER() OVER (PARTITION BY station ORDER BY days DESC, first_day) AS nr
  FROM runs
)
SELECT station, first_day, days
FROM ranked
WHERE nr = 1
ORDER BY station;
