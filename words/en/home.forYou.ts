import { number, plural } from './language.ts'

/** What a learner has started. */
export const underWay = 'In progress'

// Questions to review. The first text is a heading.
export const due = (count: number) => `${number(count)} due`
export const moreThanDue = (count: number) => `More than ${number(count)} due`
export const whyDue = (count: number) =>
  plural(count, {
    one: 'A question you’ve answered before, just when recalling it helps most.',
    other: 'Questions you’ve answered before, just when recalling them helps most.',
  })
/** The label of the button. */
export const review = 'Review'

// Where to continue reading.
export const quizOf = (title: string) => `Quiz: ${title}`
/** The heading in the lesson at which the person stopped reading. */
export const placeAt = (heading: string) => `You were at “${heading}”.`
export const progress = (read: number, lessons: number, answered: number, questions: number) =>
  `${number(read)} of ${plural(lessons, { one: '# lesson', other: '# lessons' })} read, ${number(answered)} of ${plural(questions, { one: '# question', other: '# questions' })} answered.`
/** Label of the progress bar, for screen readers. */
export const progressIn = (topic: string) => `Progress in ${topic}`
/** The label of the button. */
export const continueReading = 'Continue'

// Today's activity and the daily goal.
export const today = 'Today'
export const minutesOf = (minutes: number, goal: number) => `${number(minutes)} of ${number(goal)} min`
export const goalReached = 'You’ve reached your goal.'
export const doneToday = (lessons: number, questions: number) =>
  `${plural(lessons, { one: '# lesson', other: '# lessons' })} read and ${plural(questions, { one: '# question', other: '# questions' })} answered so far.`
/** Label of the progress bar, for screen readers. */
export const goal = 'Today’s goal'
export const changeGoal = 'Change your goal'
