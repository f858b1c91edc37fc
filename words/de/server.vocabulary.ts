export const skill = (language: string) => `${language}: Wörter und Wendungen`
export const whatDoesItMean = 'Was bedeutet das?'
export const write = (language: string, meaning: string) => `Schreib das auf ${language}: „${meaning}“`
export const writeWithArticle = (language: string, meaning: string) =>
  `Schreib das auf ${language}, mit Artikel: „${meaning}“`
export const whichWord = (language: string, meaning: string) => `Was heißt „${meaning}“ auf ${language}?`
export const thatIs = (word: string) => `Das ist *${word}*.`
export const thisMeans = (word: string, meaning: string) => `*${word}* bedeutet „${meaning}“.`
export const meaning = 'Bedeutung'
export const howToSay = 'Aussprache'
export const practice = (lesson: string) => `Wörter: ${lesson}`
export const noWords = 'In dieser Lektion gibt es keine Wörter zu üben.'
