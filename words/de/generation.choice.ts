export const headings = { choose: 'Wähle ein Thema', not_covered: 'Dazu gibt es noch kein Thema' }

export const wholeSubject = 'Ganzes Fach'
export const pathwayIn = (subject: string) => `Lernpfad: ${subject}`

export const browseAll = 'Alle Themen ansehen'
export const searchForIt = 'Danach suchen'
