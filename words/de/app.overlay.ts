import { number, plural } from './language.ts'

export const generating = 'Dein Thema entsteht'
export const progress = 'Fortschritt'
export const stages = {
  understand: 'Deinen Wunsch lesen',
  match: 'Nachsehen, was es schon gibt',
  ground: 'Material zusammentragen',
  outline: 'Den Aufbau entwerfen',
  lessons: 'Die Lektionen schreiben',
  publish: 'Alles zusammenfügen',
}
export const ready = 'fertig'

export const exists = (title: string) => `Es gibt schon ein Thema „${title}“`
export const isItWanted = 'Ist es das, was du möchtest? Wenn du nichts wählst, entsteht in ein paar Sekunden ein neues.'
export const openExisting = 'Vorhandenes öffnen'
export const makeNew = 'Neues erstellen'

export const continueInBackground = 'Im Hintergrund fortsetzen'

export const waitedFor = (minutes: number, seconds: number) =>
  minutes === 0 ? `Wartezeit: ${number(seconds)} s` : `Wartezeit: ${number(minutes)} min ${number(seconds)} s`
export const waitedMinutes = (minutes: number) =>
  plural(minutes, { one: 'Du wartest seit # Minute.', other: 'Du wartest seit # Minuten.' })
export const mayLeave =
  'Du musst nicht hier warten. Wenn du im Hintergrund fortsetzt, sagt dir Lyceum, wann das Thema fertig ist.'
