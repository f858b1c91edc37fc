-- The names of all who are not known to be basses
SELECT name
FROM singers;
