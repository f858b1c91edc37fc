SELECT s.id, s.name, COALESCE(p.total, 0) AS pledged, COALESCE(q.total, 0) AS paid
FROM supporters AS s
LEFT JOIN (
  SELECT supporter_id, SUM(amount) AS total FROM pledges GROUP BY supporter_id
) AS p ON p.supporter_id = s.id
LEFT JOIN (
  SELECT supporter_id, SUM(amount) AS total FROM payments GROUP BY supporter_id
) AS q ON q.supporter_id = s.id
ORDER BY pledged - paid DESC, s.id;
