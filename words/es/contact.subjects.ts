export const subjects = {
  question: 'Una pregunta',
  content: 'Una lección o una pregunta que está mal',
  fault: 'Algo que no funciona',
  account: 'Mi cuenta',
  payment: 'Un pago',
  privacy: 'Mis datos',
  other: 'Otra cosa',
}
