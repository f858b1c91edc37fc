export const news = 'Novedades para ti'
export const openQuiz = 'Abrir el cuestionario'
