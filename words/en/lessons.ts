import { number, plural } from './language.ts'

export const loadingLesson = 'Loading the lesson'
/** Above the lesson's title. */
export const lessonOf = (position: number, count: number) => `Lesson ${number(position)} of ${number(count)}`

// A lesson that is not there to be read yet.
export const isBeingWritten = 'This lesson is being written.'
export const growsHere = 'This lesson is being written. You can read it here as it grows.'
/** Names the place where the text will appear. */
export const beingWritten = 'Being written'
export const couldNotBeWritten = 'We couldn’t write this lesson. Open the topic to see what else you can read.'
export const backToTopic = 'Back to the topic'

// Beside the text.
export const inThisLesson = 'In this lesson'
export const aboutThisLesson = 'About this lesson'
export const markReadAndGoOn = 'Mark as read and continue'
/** The reader has read the lesson. */
export const isRead = 'Read'

// Where the text ends.
export const sources = 'Sources'
/** Above what leads to the quiz of the lesson. */
export const nowSeeWhatStayed = 'Check yourself'
export const thatWasIt = 'End of the lesson'
export const markedAsRead = 'This lesson is marked as read.'
export const quizNotBegun = 'Answer a few questions to see what you’ve learned.'
export const questionsWait = (count: number) =>
  plural(count, { one: '# question is waiting for you.', other: '# questions are waiting for you.' })
export const answeredCorrectly = (correct: number, total: number) =>
  `You’ve answered ${number(correct)} of ${number(total)} questions correctly.`
/** A button; screen readers add the lesson's title. */
export const practise = 'Practise<which>: <lesson/></which>'
export const signInToPractise = 'Sign in to practise'
export const readOn = 'Next lesson'
/** Names the links to the lessons before and after. */
export const lessonsLabel = 'Lessons'
export const previous = 'Previous'
export const next = 'Next'
