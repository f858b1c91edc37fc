SELECT event, place, athlete, cm
FROM (
  SELECT event, athlete, cm, DENSE_RANK() OVER (PARTITION BY event ORDER BY cm DESC) AS place
  FROM results
  WHERE cm IS NOT NULL
)
WHERE place <= 3
ORDER BY event, place, athlete;
