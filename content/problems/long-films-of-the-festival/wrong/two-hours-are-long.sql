SELECT screenings.starts, screenings.hall, films.title
FROM screenings
JOIN films ON films.id = screenings.film_id
WHERE films.minutes >= 120
ORDER BY screenings.starts, screenings.hall;
