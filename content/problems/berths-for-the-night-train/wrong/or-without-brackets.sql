SELECT id, train, price + fee AS total
FROM berths
WHERE kind = 'couchette' OR kind = 'sleeper'
  AND free = 1
  AND price + fee BETWEEN 40 AND 90;
