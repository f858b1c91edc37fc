/** On the link and above the form, by what is reported; where an answer shows it, the question itself is. */
export const questionIsWrong = 'This question is wrong'
export const reportThis = {
  topic: 'Report this topic',
  lesson: 'Report this lesson',
  question: 'Report this question',
}
