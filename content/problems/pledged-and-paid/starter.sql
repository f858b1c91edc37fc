-- One row for each supporter: id, name, pledged, paid
SELECT id, name
FROM supporters;
