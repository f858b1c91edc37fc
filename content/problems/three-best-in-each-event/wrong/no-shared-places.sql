SELECT event, place, athlete, cm
FROM (
  SELECT event, athlete, cm, ROW_NUMBER() OVER (PARTITION BY event ORDER BY cm DESC, athlete) AS place
  FROM results
  WHERE cm IS NOT NULL
)
WHERE place <= 3
ORDER BY event, place, athlete;
