/** The link of news about a quiz. */
export const openQuiz = 'Open the quiz'
