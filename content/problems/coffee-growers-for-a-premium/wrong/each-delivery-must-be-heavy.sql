SELECT grower, COUNT(*) AS times, SUM(kilos) AS weight
FROM deliveries
WHERE grade = 'A' AND kilos > 200
GROUP BY grower
HAVING COUNT(*) >= 3
ORDER BY weight DESC, grower;
