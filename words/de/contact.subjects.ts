export const subjects = {
  question: 'Eine Frage',
  content: 'Eine falsche Lektion oder Frage',
  fault: 'Etwas, das nicht funktioniert',
  account: 'Mein Konto',
  payment: 'Eine Zahlung',
  privacy: 'Meine Daten',
  other: 'Etwas anderes',
}
