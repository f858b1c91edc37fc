export const questionsAnswered = 'Preguntas respondidas'
export const backToTopic = 'Volver al tema'
