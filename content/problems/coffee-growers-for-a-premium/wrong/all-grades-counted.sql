SELECT grower, COUNT(*) AS times, SUM(kilos) AS weight
FROM deliveries
GROUP BY grower
HAVING COUNT(*) >= 3 AND SUM(kilos) > 200 AND MIN(grade) = 'A'
ORDER BY weight DESC, grower;
