-- The basic items in one piece of item 1: name, pieces
WITH RECURSIVE needed (item_id, pieces) AS (
  SELECT id, 1 FROM items WHERE id = 1
)
SELECT item_id, pieces
FROM needed;
