export const title = 'Atajos de teclado'
export const singleKeys = 'Atajos de una sola tecla (desactívalos si usas el dictado)'

export const keys = { ctrl: 'Ctrl', shift: 'Mayús', enter: 'Intro', space: 'Espacio', esc: 'Esc', tab: 'Tab' }

export const inLesson = 'En una lección'
export const nextLesson = 'Siguiente lección'
export const previousLesson = 'Lección anterior'
export const largerText = 'Texto más grande'
export const smallerText = 'Texto más pequeño'
export const focusMode = 'Modo de concentración: solo el texto'
export const readAloud = 'Leer en voz alta, pausar, seguir'
export const selectWords = 'Seleccionar palabras para subrayar'

export const inQuiz = 'En un cuestionario'
export const chooseAnswer = 'Elegir una respuesta'
export const check = 'Comprobar y luego continuar'
export const nextHint = 'Siguiente pista'

export const inReview = 'En un repaso'
export const showAnswer = 'Mostrar la respuesta'
export const grade = 'Calificar: otra vez, difícil, bien, fácil'
export const takeBack = 'Deshacer la última calificación'

export const inProblem = 'En un problema'
export const run = 'Ejecutar'
export const submit = 'Enviar'
export const find = 'Buscar en el programa'
export const comment = 'Comentar líneas o quitar el comentario'
export const leaveEditor = 'Salir del editor (Tab aplica sangría)'

export const inEditor = 'En un editor'

export const everywhere = 'En todas partes'
export const goAnywhere = 'Ir a cualquier sitio, hacer cualquier cosa'
export const toSearch = 'Ir a la búsqueda'
export const thisList = 'Esta lista'
export const closeOpen = 'Cerrar lo que esté abierto'

export const goTo = 'Ir a'
