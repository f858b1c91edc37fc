SELECT i.name, SUM(a.pieces * COALESCE(b.pieces, 1))
FROM contents AS a
LEFT JOIN contents AS b ON b.whole_id = a.part_id
JOIN items AS i ON i.id = COALESCE(b.part_id, a.part_id)
WHERE a.whole_id = 1
GROUP BY i.id, i.name
ORDER BY i.name;
