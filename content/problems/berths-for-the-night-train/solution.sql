SELECT id, train, price + fee AS total
FROM berths
WHERE kind IN ('couchette', 'sleeper')
  AND free = 1
  AND price + fee BETWEEN 40 AND 90;
