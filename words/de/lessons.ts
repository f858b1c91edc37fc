import { number, plural } from './language.ts'

export const loadingLesson = 'Die Lektion wird geladen'
export const lessonOf = (position: number, count: number) => `Lektion ${number(position)} von ${number(count)}`

export const isBeingWritten = 'Diese Lektion wird gerade geschrieben.'
export const growsHere = 'Diese Lektion wird gerade geschrieben. Du kannst hier zusehen, wie sie wächst.'
export const beingWritten = 'Wird geschrieben'
export const couldNotBeWritten =
  'Diese Lektion ließ sich nicht schreiben. Beim Thema siehst du, was du sonst lesen kannst.'
export const backToTopic = 'Zurück zum Thema'

export const inThisLesson = 'In dieser Lektion'
export const aboutThisLesson = 'Über diese Lektion'
export const markReadAndGoOn = 'Als gelesen markieren und weiter'
export const isRead = 'Gelesen'

export const sources = 'Quellen'
export const nowSeeWhatStayed = 'Was ist hängen geblieben?'
export const thatWasIt = 'Das war’s'
export const markedAsRead = 'Diese Lektion ist als gelesen markiert.'
export const opened = (title: string) => `Als Nächstes: ${title}`
export const quizNotBegun = 'Ein paar Fragen zeigen, was du schon anwenden kannst.'
export const questionsWait = (count: number) =>
  plural(count, { one: '# Frage dazu wartet auf dich.', other: '# Fragen dazu warten auf dich.' })
export const answeredCorrectly = (correct: number, total: number) =>
  `${number(correct)} von ${plural(total, { one: '# Frage', other: '# Fragen' })} richtig beantwortet.`
export const practise = 'Üben'
export const practiseLesson = (practise: string, title: string) => `${practise}: ${title}`
export const practiseWords = 'Wörter üben'
export const readOn = 'Weiterlesen'
export const lessonsLabel = 'Lektionen'
export const previous = 'Zurück'
export const next = 'Weiter'
