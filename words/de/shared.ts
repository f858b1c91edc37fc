import { number } from './language.ts'

export const title = 'Geteiltes Thema'
export const forReading =
  'Jemand hat dir den Link dazu gegeben, damit du mitlesen kannst. Zum Üben erstelle ein eigenes Thema.'
export const makeAlike = 'So ein Thema erstellen'
export const lessonsTitle = 'Lektionen'
export const quizzesOnly = 'Dieses Thema hat nur Quizze, und die kann nur üben, wem es gehört.'
export const beingWritten = 'Wird geschrieben'
export const notWritten = 'Nicht geschrieben'

export const deadLink = 'Dieser Link gilt nicht mehr'
export const deadLinkWhy =
  'Vielleicht wurde er zurückgezogen, oder er enthält einen Tippfehler. Frag nach, wo du ihn herhast.'

export const lessonOf = (position: number, count: number, minutes: number) =>
  `Lektion ${number(position)} von ${number(count)} · ${number(minutes)} Min.`
export const lessonNotWritten = 'Diese Lektion ist noch nicht geschrieben.'
export const back = (title: string) => `Zurück: ${title}`
export const next = (title: string) => `Weiter: ${title}`
export const noLesson = 'Diese Lektion gibt es hier nicht'
export const loadingLesson = 'Die Lektion wird geladen'
