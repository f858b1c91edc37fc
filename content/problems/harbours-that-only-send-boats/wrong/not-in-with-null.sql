SELECT name
FROM harbours
WHERE id IN (SELECT from_id FROM sailings)
  AND id NOT IN (SELECT to_id FROM sailings)
ORDER BY name;
