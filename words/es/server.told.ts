export const modelFailures = {
  rate_limited:
    'El modelo de lenguaje está muy ocupado en este momento. Inténtalo de nuevo en unos minutos; no se ha perdido nada.',
  unavailable:
    'El modelo de lenguaje no responde en este momento. Inténtalo de nuevo en unos minutos; no se ha perdido nada.',
  timeout: 'El modelo de lenguaje tardó demasiado en responder. Inténtalo de nuevo; no se ha perdido nada.',
  refused: 'El modelo de lenguaje no quiso escribir sobre esto. Pídelo con otras palabras.',
  unreadable: 'La respuesta del modelo de lenguaje no sirve. Inténtalo de nuevo; no se ha perdido nada.',
  misconfigured: 'El modelo de lenguaje no está bien configurado en este servidor. Avisa a quien lo aloja.',
  over_budget: 'Este servidor ya ha gastado el presupuesto de hoy de su modelo de lenguaje. Inténtalo de nuevo mañana.',
}

export const jobs = {
  broken: 'Ha ocurrido un error inesperado. Inténtalo de nuevo; no se ha perdido nada.',
  stoppedByYou: 'Lo has detenido.',
  stoppedByAdmin: 'Lo ha detenido un administrador.',
  notWritable: (prompt: string) => `No se puede escribir nada sobre «${prompt}».`,
  broad: (prompt: string) => `«${prompt}» abarca mucho. Elige por dónde empezar.`,
  close: (prompt: string) => `No tenemos nada exactamente sobre «${prompt}», pero esto se le parece. Elige una opción.`,
  none: (prompt: string) =>
    `Todavía no tenemos nada sobre «${prompt}». Elige en su lugar una materia de la biblioteca.`,
}

export const regraded = {
  changed: (question: string, topic: string) => `«${question}», de «${topic}», se ha cambiado.`,
  changedAfterReport: (question: string, topic: string) =>
    `«${question}», de «${topic}», se ha cambiado tras un informe.`,
  withdrawn: (question: string, topic: string) => `«${question}», de «${topic}», se ha retirado.`,
  withdrawnAfterReport: (question: string, topic: string) =>
    `«${question}», de «${topic}», se ha retirado tras un informe.`,
}
export const effects = {
  void: 'Tu respuesta ya no cuenta.',
  voidNow: 'Lo que elegiste ya no está en ella, así que tu respuesta ya no cuenta.',
  stillRight: 'Tu respuesta sigue contando como correcta.',
  stillWrong: 'Tu respuesta sigue contando como incorrecta.',
  againRight: 'Tu respuesta vuelve a contar, como correcta.',
  againWrong: 'Tu respuesta vuelve a contar, como incorrecta.',
  nowRight: 'Tu respuesta ahora cuenta como correcta.',
  nowWrong: 'Tu respuesta ahora cuenta como incorrecta.',
}
export const reports = {
  rejected: (question: string) => `Tu informe sobre «${question}»: la pregunta se queda como está.`,
  withdrawn: (question: string) => `Tu informe sobre «${question}»: tenías razón y se ha retirado. Gracias.`,
  mended: (question: string) => `Tu informe sobre «${question}»: tenías razón y se ha corregido. Gracias.`,
}

export const lessonRevised = (lesson: string, topic: string) =>
  `«${lesson}», de «${topic}», ha cambiado desde que la abriste. Un modelo de lenguaje leyó el tema entero y corrigió esta lección. El texto anterior está donde se edita el tema.`

export const ownPathway = 'Lo que has pedido aprender, en el orden en que lo pediste.'
export const askedFirst = 'Esto es lo primero que pediste.'
export const askedNext = 'Esto lo pediste después.'
export const copyOf = (title: string) => `Copia de ${title}`

export const devices = {
  browserOn: (browser: string, system: string) => `${browser} en ${system}`,
  programOn: (system: string) => `Un programa en ${system}`,
  unknown: 'Dispositivo desconocido',
}
