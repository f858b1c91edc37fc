export const headings = { choose: 'Elige un tema', not_covered: 'Aún no hay ningún tema sobre esto' }

export const wholeSubject = 'Materia completa'
export const pathwayIn = (subject: string) => `Ruta: ${subject}`

export const browseAll = 'Ver todos los temas'
export const searchForIt = 'Buscarlo'
