SELECT id, species, planted
FROM trees
WHERE planted IS NOT NULL
ORDER BY planted DESC, id
LIMIT 3;
