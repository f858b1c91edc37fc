SELECT name
FROM singers
WHERE voice NOT IN ('bass', NULL)
ORDER BY name;
