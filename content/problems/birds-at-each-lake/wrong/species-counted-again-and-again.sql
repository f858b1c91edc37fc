SELECT lake, COUNT(*), COUNT(species), SUM(birds)
FROM sightings
GROUP BY lake;
