SELECT id, species, planted
FROM trees
WHERE planted IS NOT NULL
ORDER BY planted, id
LIMIT 3;
