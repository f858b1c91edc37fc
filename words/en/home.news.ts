export const news = 'News for you'
export const openQuiz = 'Open the quiz'
