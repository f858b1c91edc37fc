SELECT event, place, athlete, cm
FROM (
  SELECT event, athlete, cm, RANK() OVER (ORDER BY cm DESC) AS place
  FROM results
  WHERE cm IS NOT NULL
)
WHERE place <= 3
ORDER BY event, place, athlete;
