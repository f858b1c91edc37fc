export const notWrittenYet = 'Aún sin escribir'
export const underWay = { lesson: 'Se está escribiendo la lección…', quiz: 'Se están escribiendo sus preguntas…' }

export const questionsFailed = 'No se pudieron escribir sus preguntas.'
export const rewritingFailed = 'No se pudo reescribir y sigue como estaba.'

export const writeAgain = 'Volver a escribir'
