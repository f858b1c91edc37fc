-- Places 1 to 3 of each event: event, place, athlete, cm
SELECT event, athlete, cm
FROM results;
