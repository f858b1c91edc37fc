SELECT s.id, s.name, p.total AS pledged, q.total AS paid
FROM supporters AS s
JOIN (SELECT supporter_id, SUM(amount) AS total FROM pledges GROUP BY supporter_id) AS p ON p.supporter_id = s.id
JOIN (SELECT supporter_id, SUM(amount) AS total FROM payments GROUP BY supporter_id) AS q ON q.supporter_id = s.id
ORDER BY pledged - paid DESC, s.id;
