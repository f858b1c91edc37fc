export const letterSent = (email: string) =>
  `Wenn es zu ${email} hier ein Konto gibt, ist eine E-Mail unterwegs. Der Link darin gilt 30 Minuten.`
export const noLetters =
  'Dieser Server verschickt keine E-Mails. Wer ihn betreibt, kann dir einen Link geben, mit dem du ein neues Passwort wählst: <contact>schreib dorthin</contact>.'
export const emailHint = 'Wir schicken dir einen Link, mit dem du ein neues Passwort wählst.'
export const sendLink = 'Link schicken'
