-- One row for each lake: lake, sightings, different species, birds in all
SELECT lake
FROM sightings;
