-- The longest run of rainy days of each station: station, first day, days
SELECT station, day
FROM readings
WHERE mm >= 1;
