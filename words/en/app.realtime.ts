/** The link in a notification about a quiz. */
export const openQuiz = 'Open the quiz'
