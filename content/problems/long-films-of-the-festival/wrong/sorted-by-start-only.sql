SELECT screenings.starts, screenings.hall, films.title
FROM films
JOIN screenings ON films.id = screenings.film_id
WHERE films.minutes > 120
ORDER BY screenings.starts, films.title;
