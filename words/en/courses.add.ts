/** On topics and lessons; opens what courses.addDialog.ts is about. */
export const addToCourse = 'Add to a course'
