export const source = 'Fuente'
export const by = (author: string) => `de ${author}`
export const revision = (number: string) => `revisión ${number}`
export const from = (date: string) => `del ${date}`
export const authors = 'lista de autores'
export const licence = (name: string) => `Licencia: ${name}`

export const passage = 'Pasaje de la fuente'
export const loadingPassage = 'Cargando el pasaje'
export const places = {
  page: (label: string) => `Página ${label}`,
  chapter: (label: string) => `Capítulo: ${label}`,
  section: (label: string) => `Apartado: ${label}`,
  second: (time: string) => `En ${time}`,
}
