export const questionsAnswered = 'Beantwortete Fragen'
export const backToTopic = 'Zurück zum Thema'
