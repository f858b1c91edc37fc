SELECT lake, COUNT(*), COUNT(DISTINCT species), SUM(birds)
FROM sightings;
