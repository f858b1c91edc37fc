export const partNumber = (position: number) => `Teil ${position}`
export const partAbout = (position: number, about: string) => `Teil ${position}: ${about}`
export const keySentences = 'Schlüsselsätze'
export const terms = 'Begriffe'

export const summaryOfTopic = (title: string, parts: number) =>
  parts === 1
    ? `„${title}“ als Lektion, im Wortlaut der Quelle.`
    : `„${title}“ in ${parts} Lektionen, im Wortlaut der Quelle.`
export const objective = (title: string) => `„${title}“ lesen und behalten, was darin steht.`
export const outcome = (part: string) => `Begriffe und Fakten aus „${part}“ wiedergeben`
export const summaryOfLesson = (words: number) =>
  `Etwa ${words} Wörter der Quelle, mit ihren Schlüsselsätzen und Begriffen.`
export const summaryWithPages = (words: number, from: string, to: string) =>
  `Etwa ${words} Wörter der Quelle (${from} bis ${to}), mit ihren Schlüsselsätzen und Begriffen.`
export const chosen = 'Diesen Teil hast du ausgewählt.'

export const termFor = (definition: string, letters: string) =>
  `Welchen Begriff erklärt die Quelle so: „${definition}“? Schreib ihn aus: ${letters}`
export const complete = (sentence: string, letters: string) =>
  `Vervollständige diesen Satz der Quelle: „${sentence}“ Schreib das Wort aus: ${letters}`
export const completeNumber = (sentence: string) => `Welche Zahl vervollständigt diesen Satz der Quelle? „${sentence}“`
export const sourceSays = (sentence: string) => `Die Quelle sagt: „${sentence}“`
export const otherWord = (word: string) => `Die Quelle meint mit „${word}“ etwas anderes.`
