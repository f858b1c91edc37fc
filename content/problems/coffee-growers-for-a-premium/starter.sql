-- Growers who get the premium: grower, deliveries of grade A, kilos of grade A
SELECT grower
FROM deliveries;
