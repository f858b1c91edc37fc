SELECT b.name, b.town, COUNT(l.id), COUNT(DISTINCT l.reader)
FROM branches AS b
LEFT JOIN loans AS l ON l.branch_id = b.id
WHERE l.lent_on LIKE '2024-%' OR l.id IS NULL
GROUP BY b.id, b.name, b.town;
