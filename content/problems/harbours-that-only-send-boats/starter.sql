-- The names of harbours that sailings leave but none goes to
SELECT name
FROM harbours;
