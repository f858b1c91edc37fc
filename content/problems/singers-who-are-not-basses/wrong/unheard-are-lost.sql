SELECT name
FROM singers
WHERE voice <> 'bass'
ORDER BY name;
