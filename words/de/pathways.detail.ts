import { number } from './language.ts'

export const pathway = 'Lernpfad'
export const loadingPathway = 'Der Lernpfad wird geladen'
export const assumes = (skills: string) => `Er setzt voraus: ${skills}.`
export const stepsTitle = 'Schritte'

export const noTopicLeft = 'Von diesem Lernpfad ist kein Thema mehr da'
export const beginsAgain = 'Das nächste Thema, das du zu seinem Fach erstellst, beginnt ihn von vorn.'
export const loadingProgress = 'Dein Fortschritt wird geladen'
export const nextEyebrows = {
  goOn: 'Hier geht es weiter',
  start: 'Hier geht es los',
  next: 'Als Nächstes',
  done: 'Geschafft',
}
export const stepTitle = (position: number, topic: string) => `Schritt ${number(position)}: ${topic}`
export const allDone = 'Du hast alle Schritte geschafft'
export const stepsDone = (done: number, total: number) => `${number(done)} von ${number(total)} Schritten geschafft`
export const stepsDoneLabel = 'Geschaffte Schritte'
export const forVisitors = 'Lies ohne Konto; zum Üben und um dir zu merken, wo du bist, melde dich an.'
export const goOn = 'Weitermachen'
export const start = 'Beginnen'
export const chooseAnother = 'Anderen Lernpfad wählen'

export const beingWritten = 'Wird geschrieben …'
export const notFinished = 'Nicht fertig geworden'
export const isNext = 'Als Nächstes'
export const isDone = 'Geschafft'
export const started = (parts: string) => `Begonnen: ${parts}`
export const lessonsRead = (read: number, total: number) => `${number(read)} von ${number(total)} gelesen`
export const lessonsKnown = (count: number) => `${number(count)} schon gekonnt`
export const questionsAnswered = (answered: number, total: number) =>
  `${number(answered)} von ${number(total)} beantwortet`

export const masteryOf = (percent: string, skills: string) => `Beherrschung ${percent}: ${skills}`
export const skillsOn = {
  unseen: (count: number) => `${number(count)} noch nicht versucht`,
  attempted: (count: number) => `${number(count)} versucht`,
  familiar: (count: number) => `${number(count)} vertraut`,
  proficient: (count: number) => `${number(count)} sicher`,
  mastered: (count: number) => `${number(count)} beherrscht`,
}
export const notYetTried = (count: number) => `${number(count)} noch nicht versucht`
