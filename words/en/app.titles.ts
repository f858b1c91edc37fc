/** Titles of documents, in the browser's tab and in previews, that the catalog for all pages lacks. Every page loads them. */

export const notFound = 'Not found'
export const signIn = 'Sign in'
export const sharedTopic = 'Shared topic'
export const pathway = 'Pathway'
export const quizOf = (title: string) => `Quiz: ${title}`
/** In the menu too. */
export const about = 'About'
export const contact = 'Contact us'

// What the signed-in do and make.
export const sharedCourse = 'Shared course'
export const practice = 'Practice'
/** Questions before a topic, which find out what somebody knows of it. */
export const knownAlready = 'What you know already'
export const newProblem = 'New problem'
export const ownRun = 'Program run'
export const profile = 'Profile'
export const claimAdministration = 'Become the administrator'
