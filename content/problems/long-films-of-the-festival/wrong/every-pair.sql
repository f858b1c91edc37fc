SELECT screenings.starts, screenings.hall, films.title
FROM screenings, films
WHERE films.minutes > 120
ORDER BY screenings.starts, screenings.hall;
