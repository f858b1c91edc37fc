export const source = 'Quelle'
export const by = (author: string) => `von ${author}`
export const revision = (number: string) => `Fassung ${number}`
export const from = (date: string) => `vom ${date}`
export const authors = 'Liste der Autoren'
export const licence = (name: string) => `Lizenz: ${name}`

export const passage = 'Stelle in der Quelle'
export const loadingPassage = 'Die Stelle wird geladen'
export const places = {
  page: (label: string) => `Seite ${label}`,
  chapter: (label: string) => `Kapitel: ${label}`,
  section: (label: string) => `Abschnitt: ${label}`,
  second: (time: string) => `Bei ${time}`,
}
