SELECT s.id, s.name,
  (SELECT SUM(amount) FROM pledges WHERE supporter_id = s.id) AS pledged,
  (SELECT SUM(amount) FROM payments WHERE supporter_id = s.id) AS paid
FROM supporters AS s
ORDER BY pledged - paid DESC, s.id;
