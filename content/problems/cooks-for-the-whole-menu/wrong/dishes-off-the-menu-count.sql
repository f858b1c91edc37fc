SELECT c.id, c.name
FROM cooks AS c
LEFT JOIN lessons AS l ON l.cook_id = c.id AND l.passed = 1
GROUP BY c.id, c.name
HAVING COUNT(DISTINCT l.dish) >= (SELECT COUNT(*) FROM menu)
ORDER BY c.id;
