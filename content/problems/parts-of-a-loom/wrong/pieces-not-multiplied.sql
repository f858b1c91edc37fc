WITH RECURSIVE needed (item_id, pieces) AS (
  SELECT id, 1 FROM items WHERE id = 1
  UNION ALL
  SELECT c.part_id, c.pieces
  FROM needed AS n
  JOIN contents AS c ON c.whole_id = n.item_id
)
SELECT i.name, SUM(n.pieces)
FROM needed AS n
JOIN items AS i ON i.id = n.item_id
WHERE n.item_id NOT IN (SELECT whole_id FROM contents)
GROUP BY i.id, i.name
ORDER BY i.name;
