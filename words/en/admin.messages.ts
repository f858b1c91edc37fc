/** What people wrote on the contact page. */

/** Which messages are shown. */
export const views = { open: 'Open', closed: 'Closed' }
export const loadingMessages = 'Loading messages'
/** In place of a list without messages. */
export const empty = {
  open: {
    title: 'No open messages.',
    text: 'Messages from the contact page stay here until you close them.',
  },
  closed: { title: 'No closed messages yet.' },
}

// About a message.
/** The subject of an answer by e-mail. */
export const answerTo = (subject: string) => `Re: ${subject}`
export const notSignedIn = (name: string) => `${name}, not signed in`
/** Whether it was sent on to the administrator by e-mail. */
export const mails = {
  sent: 'E-mailed to you',
  waiting: 'Waiting for the mail server',
  failed: 'The mail server didn’t accept it',
  off: 'Not e-mailed',
}
/** A time already formatted. */
export const closedAt = (time: string) => `Closed ${time}`

/** On a button: the message is dealt with. */
export const closeIt = 'Close'
export const isClosed = (subject: string) => `“${subject}” is closed.`
