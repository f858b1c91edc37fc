SELECT b.name, b.town, COUNT(l.id) AS loans, COUNT(DISTINCT l.reader) AS readers
FROM branches AS b
LEFT JOIN loans AS l
  ON l.branch_id = b.id
  AND l.lent_on BETWEEN '2024-01-01' AND '2024-12-31'
GROUP BY b.id, b.name, b.town;
