SELECT h.name
FROM harbours AS h
LEFT JOIN sailings AS s ON s.to_id = h.id
WHERE s.id IS NULL
ORDER BY h.name;
