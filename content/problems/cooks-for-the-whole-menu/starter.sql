-- Students who can prepare every dish of the menu: id, name
SELECT id, name
FROM cooks;
