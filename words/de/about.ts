export const title = 'Über Lyceum'
export const lead =
  'Du schreibst, was du lernen möchtest. Du bekommst einen kurzen Kurs dazu: Lektionen zum Lesen, Fragen zum Beantworten und ein ehrliches Bild davon, was du kannst.'

export const making = {
  title: 'Was mit deinem Satz geschieht',
  steps:
    'Lyceum vergleicht ihn mit dem, was es hier gibt, ordnet nach dem, was man zuerst verstehen muss, und kürzt auf dein Niveau und deine Zeit. Den Aufbau siehst du sofort, und die erste Lektion kannst du lesen, während die letzte noch entsteht.',
  withModel: 'Was die eingebaute Bibliothek nicht enthält, schreibt ein Sprachmodell. Das steht dann dabei.',
  withoutModel:
    'Dieser Server hat kein Sprachmodell: Alles kommt aus der eingebauten Bibliothek, und wenn dort etwas fehlt, erfährst du es.',
  origin: 'Bei jedem Thema steht, woher der Text kommt.',
}

export const checking = {
  title: 'Wie Antworten geprüft werden',
  why: 'Ein falscher Lösungsschlüssel schadet mehr als gar keine Frage. Eine Frage erscheint deshalb nicht, weil sie gut klingt, sondern weil sie alle Prüfungen bestanden hat:',
  computed: 'Lässt sich eine Antwort berechnen, wird sie berechnet, und der Schlüssel muss dazu passen.',
  oneRight: 'Genau eine Antwort ist richtig, und die falschen sind Fehler, die Menschen wirklich machen.',
  reasons: 'Bei jeder Antwort steht, warum sie richtig oder falsch ist.',
  solvedTwice:
    'Was ein Sprachmodell geschrieben hat, löst ein zweites zweimal ohne Schlüssel. Antwortet es anders oder sieht es eine zweite richtige Antwort, wird die Frage einmal verbessert und, wenn das nicht hilft, weggelassen.',
  keyStays: 'Ein Schlüssel kommt erst in deinen Browser, wenn du geantwortet hast.',
  listed: 'Bei jedem Thema stehen die Prüfungen, die seine Fragen bestanden haben. Fehlerfrei macht sie das nicht.',
}

export const mastery = {
  title: 'Was Beherrschung bedeutet',
  text: 'Jede Antwort ändert, Fähigkeit für Fähigkeit, eine Schätzung: wie wahrscheinlich deine nächste Antwort richtig ist. Sie beruht nur auf deinen Antworten. Eine Lektion zu lesen hebt sie nicht, und ein Glückstreffer bewegt sie kaum.',
}

export const origins = {
  title: 'Woher das alles kommt',
  text: 'Die eingebaute Bibliothek wurde für Lyceum geschrieben; jede Lektion nennt ihre Quellen. Was ein Sprachmodell geschrieben hat, ist gekennzeichnet. Lyceum baut auf freier Software auf, darunter Fastify, React, SQLite und PostgreSQL; der Quelltext nennt alle mit ihren Lizenzen.',
}

export const privacy = {
  title: 'Was über dich gespeichert wird',
  text: 'Was du diesem Server mitteilst und was du hier angemeldet tust. Keine Werbung, kein Tracking, und nichts wird von fremden Servern geladen. <privacy>Alles im Einzelnen</privacy>',
}

export const host = {
  title: 'Wer das hier betreibt',
  text: 'Lyceum ist Software, die jeder betreiben kann. Dieser Server hat eigene Betreiber: <contact>So erreichst du sie</contact>.',
  version: (version: string) => `Er läuft mit Version ${version}.`,
}

export const learnSomething = 'Etwas lernen'
