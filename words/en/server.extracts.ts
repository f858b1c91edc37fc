/** Sentences placed around the words of a source in lessons and questions that are made without a language model. */

export const partNumber = (position: number) => `Part ${position}`
export const partAbout = (position: number, about: string) => `Part ${position}: ${about}`
export const keySentences = 'Key sentences'
export const terms = 'Terms'

export const summaryOfTopic = (title: string, parts: number) =>
  parts === 1
    ? `“${title}” as a lesson, in the source’s own words.`
    : `“${title}” in ${parts} lessons, in the source’s own words.`
export const objective = (title: string) => `Read “${title}” and remember what it says.`
export const outcome = (part: string) => `Recall terms and facts from “${part}”`
export const summaryOfLesson = (words: number) =>
  `About ${words} words from the source, with its key sentences and terms.`
export const summaryWithPages = (words: number, from: string, to: string) =>
  `About ${words} words from the source (${from} to ${to}), with its key sentences and terms.`
export const chosen = 'You chose this part.'

/** @param letters the first and last letters of each word, such as 'v…l c…n' */
export const termFor = (definition: string, letters: string) =>
  `Which term does the source explain as “${definition}”? Write it out: ${letters}`
export const complete = (sentence: string, letters: string) =>
  `Complete this sentence from the source: “${sentence}” Write it out: ${letters}`
export const completeNumber = (sentence: string) =>
  `Which number completes this sentence from the source? “${sentence}”`
export const sourceSays = (sentence: string) => `The source says: “${sentence}”`
export const otherWord = (word: string) => `The source uses “${word}” for something else.`
