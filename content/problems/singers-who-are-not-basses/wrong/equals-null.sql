SELECT name
FROM singers
WHERE voice <> 'bass' OR voice = NULL
ORDER BY name;
