import { plural } from './language.ts'

export const firstStatement = 'Di qué debe hacer el programa y para qué serviría: qué entra y qué sale.'
export const statementUnchanged = 'El enunciado sigue siendo el inicial de todos los borradores. Escribe el tuyo.'
export const skillsMissing = 'Indica al menos una habilidad que practique el problema.'

export const fewTests = (found: number, needed: number) =>
  `${plural(found, { one: 'Hay # prueba', other: 'Hay # pruebas' })}; hacen falta al menos ${needed}.`
export const fewVisible = (found: number, needed: number) =>
  `${plural(found, { one: 'Hay # prueba visible', other: 'Hay # pruebas visibles' })}; hacen falta al menos ${needed}.`
export const fewHidden = (found: number, needed: number) =>
  `${plural(found, { one: 'Hay # prueba oculta', other: 'Hay # pruebas ocultas' })}; hacen falta al menos ${needed}.`
export const expectedNotJson = (test: string) => `La prueba «${test}» espera algo que no es JSON.`
export const argumentsNotList = (test: string) => `La prueba «${test}» necesita sus argumentos como lista JSON.`
export const tablesMissing = (test: string) => `La prueba «${test}» necesita las tablas que lee la consulta.`
export const rowsNotList = (test: string) =>
  `La prueba «${test}» necesita una lista de filas, cada una con textos, números y nulos.`
export const askedTwice = (test: string) => `La prueba «${test}» comprueba lo mismo que otra.`
export const unequalArguments = 'Todas las pruebas deben llamar a la función con el mismo número de argumentos.'

export const functionMissing = 'Indica la función que hay que llamar, al menos en un lenguaje.'
export const referenceMissing = (language: string) => `Falta una solución de referencia en ${language}.`
export const starterMissing = (language: string) => `Falta un código inicial en ${language}.`
export const wrongMissing = (language: string) =>
  `Falta un programa incorrecto en ${language}. Las pruebas tienen que detectarlo.`
export const functionNotNamed = (language: string) => `Hay un programa en ${language}, pero no has indicado su función.`
export const referenceNotOneQuery = 'La solución de referencia debe ser una sola consulta.'

export const referenceFails = (language: string, test: string, why: string) =>
  `La referencia en ${language} no pasa la prueba «${test}»: ${why}`
export const wrongPasses = (program: string, language: string) =>
  `El programa incorrecto «${program}» en ${language} pasa todas las pruebas.`
export const starterPasses = (language: string) =>
  `El código inicial en ${language} pasa todas las pruebas tal como está.`
export const tooSlow =
  'Ejecutar los programas tardó demasiado. Haz las pruebas más pequeñas o la referencia más rápida.'
