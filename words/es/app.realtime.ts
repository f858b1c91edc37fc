export const openQuiz = 'Abrir el cuestionario'
