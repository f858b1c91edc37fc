export const skill = (language: string) => `${language}: palabras y frases`
export const whatDoesItMean = '¿Qué significa esto?'
export const write = (language: string, meaning: string) => `Escríbelo en ${language}: «${meaning}»`
export const writeWithArticle = (language: string, meaning: string) =>
  `Escríbelo en ${language}, con su artículo: «${meaning}»`
export const whichWord = (language: string, meaning: string) => `¿Cómo se dice «${meaning}» en ${language}?`
export const thatIs = (word: string) => `Eso es *${word}*.`
export const thisMeans = (word: string, meaning: string) => `*${word}* significa «${meaning}».`
export const meaning = 'Significado'
export const howToSay = 'Cómo se dice'
export const practice = (lesson: string) => `Palabras: ${lesson}`
export const noWords = 'Esta lección no tiene palabras que practicar.'
