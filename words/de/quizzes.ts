export const titled = 'Quiz: <title/>'
export const didNotLoad = 'Das Quiz ließ sich nicht laden'

export const signInToPractise = 'Zum Üben anmelden'
export const whySignIn =
  'Melde dich an, um zu üben: Zu jeder Antwortmöglichkeit bekommst du eine Erklärung, und was du von jeder Fähigkeit beherrschst, bleibt gespeichert. Dafür müssen wir wissen, wer antwortet.'
export const sessionEnded =
  'Deine Sitzung ist abgelaufen. Deine bisherigen Antworten sind gespeichert, und dort geht es weiter.'
export const needsJavaScript =
  'Zum Antworten brauchst du JavaScript, weil schon die Anmeldung es braucht. Lesen kannst du die Fragen ohne.'

export const noQuestions = 'Dieses Quiz hat keine Fragen.'
export const nonePassed = 'Keine Frage hat die Prüfungen bestanden.'
export const goToTopic = 'Zum Thema'
