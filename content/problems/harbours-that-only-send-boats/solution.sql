SELECT h.name
FROM harbours AS h
WHERE EXISTS (SELECT 1 FROM sailings WHERE from_id = h.id)
  AND NOT EXISTS (SELECT 1 FROM sailings WHERE to_id = h.id)
ORDER BY h.name;
