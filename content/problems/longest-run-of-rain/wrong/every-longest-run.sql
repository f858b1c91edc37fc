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
)
SELECT station, first_day, days
FROM runs AS r
WHERE days = (SELECT MAX(days) FROM runs WHERE station = r.station)
ORDER BY station, first_day;
