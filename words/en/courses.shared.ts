import { plural } from './language.ts'

/** What several pages and parts of courses say. */

export const signInFirst = 'Sign in to see your courses.'
export const loadingCourses = 'Loading your courses'
/** Labels the field for its title. */
export const newCourse = 'New course'
export const titleMissing = 'Give the course a title.'
/** Topics, lessons and quizzes of a course are its entries. */
export const entries = (count: number) => plural(count, { one: '# entry', other: '# entries' })
