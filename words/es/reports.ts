export const questionIsWrong = 'Esta pregunta está mal'
export const reportThis = {
  topic: 'Informar sobre este tema',
  lesson: 'Informar sobre esta lección',
  question: 'Informar sobre esta pregunta',
}
