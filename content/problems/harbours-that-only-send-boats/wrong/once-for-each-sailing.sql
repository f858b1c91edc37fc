SELECT h.name
FROM harbours AS h
JOIN sailings AS s ON s.from_id = h.id
WHERE NOT EXISTS (SELECT 1 FROM sailings WHERE to_id = h.id)
ORDER BY h.name;
