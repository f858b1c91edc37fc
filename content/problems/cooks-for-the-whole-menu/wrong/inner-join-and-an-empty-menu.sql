SELECT c.id, c.name
FROM cooks AS c
JOIN lessons AS l ON l.cook_id = c.id
JOIN menu AS m ON m.dish = l.dish
WHERE l.passed = 1
GROUP BY c.id, c.name
HAVING COUNT(DISTINCT l.dish) = (SELECT COUNT(*) FROM menu)
ORDER BY c.id;
