SELECT lake, COUNT(*) AS sightings, COUNT(DISTINCT species) AS species, SUM(birds) AS birds
FROM sightings
GROUP BY lake;
