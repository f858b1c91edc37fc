SELECT name
FROM singers
WHERE voice <> 'bass' OR voice IS NULL
ORDER BY name;
