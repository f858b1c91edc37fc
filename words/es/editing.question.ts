import { plural } from './language.ts'

export const editQuestion = 'Editar la pregunta'
export const nobodyAnswered = 'Aún no la ha respondido nadie'
export const answeredBy = (people: number) =>
  plural(people, { one: 'Respondida por # persona', other: 'Respondida por # personas' })
export const isEverywhere = 'Esta pregunta es de la biblioteca: cambia en todos los temas que la incluyen.'
export const isWithdrawn = 'Esta pregunta está retirada: ya no se hace, y sus respuestas no cuentan.'

export const evidence = 'La frase que hace correcta la respuesta'
export const evidenceHint = 'Palabra por palabra, como está en la lección. Déjalo vacío si la respuesta se calcula.'
export const barred = 'Sin guardar: lo que está mal se indica junto a cada campo.'
export const gradedAgain =
  'Al guardar, todas las respuestas se vuelven a calificar. Si algo cambia para alguien, se le avisa.'
export const openQuiz = 'Abrir el cuestionario'
export const cannotPreview = 'La vista previa aparecerá cuando corrijas lo que está mal en la pregunta.'
export const loading = 'Cargando…'

export const withdrawIt = 'Retirarla'
export const withdrawWhat = 'Ya no se hará, y sus respuestas no contarán. Podrás volver a incluirla más adelante.'
export const withdraw = 'Retirar la pregunta'
export const askAgainTitle = 'Volver a incluirla'
export const askAgainWhat = 'Se volverá a hacer donde estaba, y sus respuestas contarán de nuevo.'
export const askAgain = 'Volver a incluir la pregunta'

export const decideTitle = 'Un informe por resolver'
export const whatIsTold = (reporter: string) => `Tu respuesta a ${reporter}`
export const whatIsToldHint = 'Hace falta una respuesta para rechazar el informe.'
export const sentenceMissing = 'Explica en una frase por qué la pregunta está bien.'
export const isChanged = 'Si das la razón, se guardan los cambios que has hecho más abajo en la pregunta.'
export const isUnchanged = 'Para dar la razón, corrige la pregunta más abajo o retírala.'
export const upholdMended = 'Guardar y dar la razón'
export const upholdAlready = 'Dar la razón: ya está corregida'
export const upholdWithdrawn = 'Dar la razón y retirar la pregunta'
export const reject = 'Rechazar'
export const isDecidedAlready = 'Este informe ya está resuelto.'
export const decided = 'Resuelto'
export const isRejected = 'La pregunta se queda como está, y quien envió el informe recibe tu respuesta.'
export const isUpheld =
  'Se dan las gracias a quien envió el informe. Las respuestas de todos se califican de nuevo, y se les avisa.'
export const backToReports = 'Volver a los informes del tema'
