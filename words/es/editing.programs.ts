import { number, plural } from './language.ts'

export const testsTitle = 'Pruebas'
export const testCounts = (visible: number, hidden: number) =>
  `${plural(visible, { one: '# prueba visible para todos', other: '# pruebas visibles para todos' })} y ${plural(hidden, { one: '# oculta', other: '# ocultas' })}.`
export const orderCounts = 'El orden de las filas cuenta'
export const addTest = 'Añadir una prueba'
export const test = (place: number) => `Prueba ${number(place)}`
export const name = 'Nombre'
export const args = 'Argumentos'
export const argsHint = 'Una lista JSON, en su orden.'
export const setup = 'Preparación'
export const setupHint = 'SQL que crea las tablas.'
export const expected = 'Resultado esperado'
export const expectedHints = {
  function: 'Lo que devuelve, en JSON.',
  query: 'Una lista JSON de filas; cada fila, una lista de valores.',
}
export const hidden = 'Oculta'
export const moveTest = {
  up: (place: number) => `Subir: prueba ${number(place)}`,
  down: (place: number) => `Bajar: prueba ${number(place)}`,
}
export const removeTest = (place: number) => `Quitar<hidden> la prueba ${number(place)}</hidden>`

export const programsTitle = 'Programas'
export const language = 'Lenguaje'
export const functionName = 'Nombre de la función'
export const functionNameHint = (language: string) => `Déjalo vacío si el problema no es para ${language}.`
export const functionNameForm = 'Letras, cifras y guiones bajos.'
export const starter = 'Código inicial'
export const reference = 'Referencia: tiene que pasar todas las pruebas'
export const wrong = (place: number) => `Programa incorrecto ${number(place)}: tiene que fallar alguna prueba`
export const wrongName = 'Qué tiene de incorrecto'
export const wrongCode = 'Su código'
export const removeWrong = (place: number) => `Quitar<hidden> el programa incorrecto ${number(place)}</hidden>`
export const addWrong = 'Añadir un programa incorrecto'
export const codeIn = (title: string, language: string) => `${title}, ${language}`
