SELECT grower, COUNT(kilos) AS times, SUM(kilos) AS weight
FROM deliveries
WHERE grade = 'A'
GROUP BY grower
HAVING COUNT(kilos) >= 3 AND SUM(kilos) > 200
ORDER BY weight DESC, grower;
