SELECT id, species, planted
FROM trees
ORDER BY planted, id
LIMIT 3;
