export const generating = 'Generando tu tema…'
export const progressMessages: readonly string[] = [
  'Analizando tu petición…',
  'Reuniendo información pertinente…',
  'Identificando los conceptos clave…',
  'Dando forma a la estructura del tema…',
  'Revisando la exactitud del contenido…',
  'Ultimando los detalles del tema…',
]

export const topicReady = (title: string) => `«${title}» ya se puede leer.`
export const topicExists = (title: string) => `Ya hay un tema «${title}». Se está creando uno nuevo.`
export const notWritten = (title: string, reason: string) => `No se pudo escribir «${title}». ${reason}`
export const lessonRewritten = (title: string) => `Se ha reescrito «${title}».`
export const questionsRewritten = (title: string) => `Hay preguntas nuevas sobre «${title}».`
export const openTopic = 'Abrir el tema'
export const openIt = 'Abrirlo'
export const openLesson = 'Abrir la lección'
