export const partNumber = (position: number) => `Parte ${position}`
export const partAbout = (position: number, about: string) => `Parte ${position}: ${about}`
export const keySentences = 'Frases clave'
export const terms = 'Términos'

export const summaryOfTopic = (title: string, parts: number) =>
  parts === 1
    ? `«${title}» como lección, con las palabras de la propia fuente.`
    : `«${title}» en ${parts} lecciones, con las palabras de la propia fuente.`
export const objective = (title: string) => `Leer «${title}» y recordar lo que dice.`
export const outcome = (part: string) => `Recordar términos y datos de «${part}»`
export const summaryOfLesson = (words: number) =>
  `Unas ${words} palabras de la fuente, con sus frases clave y sus términos.`
export const summaryWithPages = (words: number, from: string, to: string) =>
  `Unas ${words} palabras de la fuente (de ${from} a ${to}), con sus frases clave y sus términos.`
export const chosen = 'Elegiste esta parte.'

export const termFor = (definition: string, letters: string) =>
  `¿Qué término explica la fuente como «${definition}»? Escríbelo entero: ${letters}`
export const complete = (sentence: string, letters: string) =>
  `Completa esta frase de la fuente: «${sentence}» Escríbelo entero: ${letters}`
export const completeNumber = (sentence: string) => `¿Qué número completa esta frase de la fuente? «${sentence}»`
export const sourceSays = (sentence: string) => `La fuente dice: «${sentence}»`
export const otherWord = (word: string) => `La fuente usa «${word}» para otra cosa.`
