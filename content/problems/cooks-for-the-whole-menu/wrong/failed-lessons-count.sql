SELECT c.id, c.name
FROM cooks AS c
WHERE NOT EXISTS (
  SELECT 1
  FROM menu AS m
  WHERE NOT EXISTS (SELECT 1 FROM lessons AS l WHERE l.cook_id = c.id AND l.dish = m.dish)
)
ORDER BY c.id;
