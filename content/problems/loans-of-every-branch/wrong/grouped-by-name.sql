SELECT b.name, b.town, COUNT(l.id), COUNT(DISTINCT l.reader)
FROM branches AS b
LEFT JOIN loans AS l
  ON l.branch_id = b.id
  AND l.lent_on LIKE '2024-%'
GROUP BY b.name, b.town;
