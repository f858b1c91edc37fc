import { date, number, plural } from './language.ts'

export const lead =
  'Convierte un texto tuyo, un archivo o una página web en lecciones. Usan las palabras de la fuente, y cada afirmación enlaza con su frase.'
export const signInFirst = 'Inicia sesión para añadir tu propio material.'
export const loadingList = 'Cargando tu material'
export const noneYet = 'Todavía no hay nada'
export const howToStart = 'Añade un texto arriba. Verás sus partes antes de que se haga nada con él.'
export const yours = 'Textos que has añadido'

export const addTitle = 'Añadir un texto'
export const whatToAdd = '¿Qué tienes?'
export const ways = { text: 'Texto para pegar', file: 'Un archivo', address: 'Una página web' }
export const pasteHere = 'Tu texto'
export const pasteHint = 'Los títulos marcados con # se convierten en lecciones.'
export const chooseFile = 'Elegir un archivo'
export const orDrop = 'o suéltalo aquí'
export const fileKinds = (kinds: string) => `Puedes añadir ${kinds}.`
export const addressLabel = 'Dirección de la página'
export const addressHint = 'El servidor descarga la página, así que debe estar abierta a todo el mundo.'
export const add = 'Añadir'
export const textMissing = 'Pega algún texto.'
export const addressMissing = 'Escribe una dirección, como https://example.org/page.'
export const fileTooLarge = (name: string, limit: string) =>
  `«${name}» ocupa más de ${limit}. Añade una parte más corta.`
export const reading = (name: string) => `Leyendo ${name}`
export const readSteps = (done: number, total: number) => `${number(done)} de ${number(total)}`
export const stopped = 'Detenido. No se ha añadido nada.'
export const existed = 'Ya habías añadido este mismo texto, así que aquí lo tienes.'

export const megabytes = (count: number) => `${number(count)} MB`
export const perFile = (size: string) => `Un archivo puede ocupar hasta ${size}.`
export const usedOf = (documents: number, most: number, size: string, mostSize: string) =>
  `Tienes ${number(documents)} de ${number(most)} textos, ${size} de ${mostSize}.`
export const readingsLeft = (left: number) =>
  plural(left, {
    one: 'Puedes añadir # texto más en esta hora.',
    other: 'Puedes añadir # textos más en esta hora.',
  })

export const kinds = {
  text: 'Texto pegado',
  markdown: 'Markdown',
  subtitles: 'Subtítulos',
  pdf: 'PDF',
  docx: 'Documento de Word',
  epub: 'Libro electrónico',
  html: 'Página web',
  wikipedia: 'Artículo de Wikipedia',
}
export const wordCount = (count: number) => plural(count, { one: '# palabra', other: '# palabras' })
export const topicsMade = (count: number) => plural(count, { one: '# tema hecho', other: '# temas hechos' })
export const addedOn = (time: number) => `Añadido el ${date(time, { dateStyle: 'medium' })}`
