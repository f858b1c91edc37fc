/** What quizzes, practice and the check of what somebody knows have in common. */

/** Names the bar that shows how many. */
export const questionsAnswered = 'Questions answered'
export const backToTopic = 'Back to the topic'
