import { plural } from './language.ts'

export const searchLabel = 'Buscar en la ayuda'
export const nothingFound = 'No hay nada en la ayuda sobre eso. Prueba con otras palabras o escríbenos.'
export const found = (count: number) => plural(count, { one: '# respuesta', other: '# respuestas' })
