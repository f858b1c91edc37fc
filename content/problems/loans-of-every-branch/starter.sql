-- One row for each branch: name, town, loans in 2024, different readers
SELECT name, town
FROM branches;
