export const title = 'Práctica'
export const whySignIn = 'Inicia sesión para practicar.'
export const loadingQuestions = 'Cargando las preguntas'
export const didNotLoad = 'No se pudo cargar la práctica'
export const practiseAgain = 'Practicar de nuevo'

export const nothingLeft = 'Esta práctica ya no tiene preguntas'
export const topicsTakenAway = 'Los temas de los que venían sus preguntas se retiraron.'
export const goToSkills = 'Ir a tus habilidades'
