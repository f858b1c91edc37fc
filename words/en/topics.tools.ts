/** Other ways into a topic than its next step: a row of buttons, and what they open. */

/** A check of what somebody knows already. */
export const seeWhatYouKnow = 'Skip what you know'
export const goOnWithCheck = 'Resume the check'
export const whatYouKnow = 'What you know already'
/** Practice with questions of all its skills, mixed. */
export const mixedPractice = 'Practise this topic'
export const showMap = 'Show the map'
export const hideMap = 'Hide the map'
export const map = 'Map'
export const loadingMap = 'Loading the map'
export const problems = 'Problems for this topic'
export const loadingProblems = 'Loading the problems'
