SELECT b.name, b.town, COUNT(l.id), COUNT(DISTINCT l.reader)
FROM branches AS b
JOIN loans AS l ON l.branch_id = b.id
WHERE l.lent_on BETWEEN '2024-01-01' AND '2024-12-31'
GROUP BY b.id, b.name, b.town;
