/** Puts a topic, lesson or quiz into one of the reader's courses. */

export const title = {
  topic: 'Add this topic to a course',
  lesson: 'Add this lesson to a course',
  quiz: 'Add this quiz to a course',
}
/** Makes a new course, with this in it. */
export const createAndAdd = 'Create and add'
export const added = 'Added'
export const wasThere = 'Already added'
/** `course` is the title of the course, as a link. */
export const isIn = {
  topic: 'This topic is in <course/>.',
  lesson: 'This lesson is in <course/>.',
  quiz: 'This quiz is in <course/>.',
}
