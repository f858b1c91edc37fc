SELECT lake, COUNT(*), COUNT(DISTINCT species), SUM(birds)
FROM sightings
WHERE species IS NOT NULL
GROUP BY lake;
