export const title = 'Acerca de Lyceum'
export const lead =
  'Escribes lo que quieres aprender. Recibes un curso breve sobre ello: lecciones para leer, preguntas para responder y una imagen sincera de lo que sabes.'

export const making = {
  title: 'Qué pasa con tu petición',
  steps:
    'Lyceum la compara con lo que conoce, ordena el contenido según lo que hay que entender primero y lo ajusta al nivel y al tiempo que elegiste. Ves el esquema en cuanto está listo, y puedes leer la primera lección mientras aún se prepara la última.',
  withModel: 'Lo que la biblioteca incluida no abarca lo escribe un modelo de lenguaje, y así se indica.',
  withoutModel:
    'Este servidor no tiene modelo de lenguaje: todo lo que enseña sale de su biblioteca incluida, y te avisa cuando algo no está en ella.',
  origin: 'Cada tema dice de dónde viene su texto.',
}

export const checking = {
  title: 'Cómo se comprueban las respuestas',
  why: 'Una respuesta dada por correcta sin serlo hace más daño que no preguntar nada. Por eso no basta con que una pregunta suene bien. Antes de que la veas, tiene que pasar todas las comprobaciones que Lyceum puede hacer:',
  computed: 'Si una respuesta se puede calcular, se calcula, y la señalada como correcta tiene que coincidir.',
  oneRight: 'Solo hay una opción correcta, y las incorrectas son errores que la gente comete de verdad.',
  reasons: 'Cada opción explica por qué es correcta o no.',
  solvedTwice:
    'Cuando un modelo de lenguaje escribe una pregunta, otro la resuelve dos veces sin ver la respuesta correcta. Si responde otra cosa o ve una segunda respuesta correcta, la pregunta se corrige una vez, y se descarta si eso no basta.',
  keyStays: 'La respuesta correcta nunca llega a tu navegador antes de que hayas respondido.',
  listed: 'En cada tema se indican las comprobaciones que han pasado sus preguntas. No son una promesa de perfección.',
}

export const mastery = {
  title: 'Qué significa el dominio',
  text: 'Cada respuesta cambia una estimación, habilidad por habilidad, de la probabilidad de que aciertes la siguiente. Se basa solo en tus respuestas. Leer una lección no la sube, y acertar por suerte apenas la mueve.',
}

export const origins = {
  title: 'De dónde sale todo',
  text: 'La biblioteca incluida se escribió para Lyceum y viene con él, con sus fuentes citadas en cada lección. Lo que escribió un modelo de lenguaje lo dice. Lyceum está hecho con software de código abierto, entre otros Fastify, React, SQLite y PostgreSQL; su código fuente los enumera todos, con sus licencias.',
}

export const privacy = {
  title: 'Qué guarda este servidor sobre ti',
  text: 'Lo que le dices y lo que haces aquí con la sesión iniciada. No hay publicidad ni rastreo, y no se carga nada de servidores ajenos. <privacy>Leer los detalles</privacy>',
}

export const host = {
  title: 'Quién aloja este servidor',
  text: 'Lyceum es software que cualquiera puede alojar. Este servidor lo aloja alguien, y puedes <contact>escribirle aquí</contact>.',
  version: (version: string) => `Usa la versión ${version}.`,
}

export const learnSomething = 'Empezar a aprender'
