-- Screenings of films longer than 120 minutes: starts, hall, title
SELECT starts, hall
FROM screenings;
