-- The three oldest trees: id, species, planted
SELECT id, species, planted
FROM trees;
