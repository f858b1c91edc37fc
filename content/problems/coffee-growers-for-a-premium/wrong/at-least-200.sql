SELECT grower, COUNT(*) AS times, SUM(kilos) AS weight
FROM deliveries
WHERE grade = 'A'
GROUP BY grower
HAVING COUNT(*) >= 3 AND SUM(kilos) >= 200
ORDER BY weight DESC, grower;
