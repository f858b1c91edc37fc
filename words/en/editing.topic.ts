import { number } from './language.ts'

/** All of a topic for people who may change it: reports, and the lessons with their questions. */

export const lead = 'Every save is a version you can bring back, and everyone keeps their progress.'
/** Follows the lead, for an administrator. */
export const everywhere = 'If you edit a library question, it changes in every topic that uses it.'

// Reports.
export const reportsTitle = 'Reports'
export const reportsCounted = (count: number) => `Reports (${number(count)})`
export const loadingReports = 'Loading reports'
export const noReports = 'Nobody has reported a question.'
/** What is in `which` is for screen readers. */
export const lookAndDecide = 'Open and decide<which>: <title/></which>'

// Lessons and questions.
export const partsTitle = 'Lessons and questions'
/** How many more the model may write today. */
export const modelCan = (left: number) =>
  `The language model can rewrite a lesson with its questions, or just make new questions. It keeps people’s answers and any questions edited by hand. Left today: ${number(left)}.`
export const byHand = 'Edited by hand'
export const withdrawn = 'Withdrawn'
/** Of a question: the lesson no longer says the sentence that makes the answer right. */
export const loose = 'Its supporting sentence is no longer in the lesson'

// The model writes a part of it again. Buttons go on with the title of the lesson, for screen readers.
export const rewriteLesson = 'Rewrite this lesson'
export const newQuestions = 'Make new questions'
export const firstQuestions = 'Make questions'
export const underWay = { lesson: 'Rewriting this lesson…', quiz: 'Making its questions…' }
/** The reason is a sentence. */
export const failed = {
  lesson: (reason: string) => `We couldn’t write the lesson. ${reason}`,
  quiz: (reason: string) => `We couldn’t write its questions. ${reason}`,
}
