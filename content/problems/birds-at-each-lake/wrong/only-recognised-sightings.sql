SELECT lake, COUNT(species), COUNT(DISTINCT species), SUM(birds)
FROM sightings
GROUP BY lake;
