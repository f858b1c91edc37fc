export const generating = 'Dein Thema entsteht …'
export const progressMessages: readonly string[] = [
  'Dein Wunsch wird gelesen …',
  'Passendes wird zusammengetragen …',
  'Die wichtigsten Begriffe werden bestimmt …',
  'Das Thema bekommt seinen Aufbau …',
  'Der Inhalt wird auf Richtigkeit geprüft …',
  'Die letzten Einzelheiten werden ergänzt …',
]

export const topicReady = (title: string) => `„${title}“ ist da, du kannst es lesen.`
export const topicExists = (title: string) => `Es gibt schon ein Thema „${title}“. Ein neues entsteht gerade.`
export const notWritten = (title: string, reason: string) => `„${title}“ ließ sich nicht schreiben. ${reason}`
export const lessonRewritten = (title: string) => `„${title}“ ist neu geschrieben.`
export const questionsRewritten = (title: string) => `Zu „${title}“ gibt es neue Fragen.`
export const openTopic = 'Thema öffnen'
export const openIt = 'Öffnen'
export const openLesson = 'Lektion öffnen'
