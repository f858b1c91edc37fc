SELECT s.id, s.name, COALESCE(SUM(p.amount), 0) AS pledged, COALESCE(SUM(q.amount), 0) AS paid
FROM supporters AS s
LEFT JOIN pledges AS p ON p.supporter_id = s.id
LEFT JOIN payments AS q ON q.supporter_id = s.id
GROUP BY s.id, s.name
ORDER BY pledged - paid DESC, s.id;
