/** Spanish without its accent marks, for learners whose keyboard has none. The letter ñ stays. */
export const unmarked = (word: string) =>
  word
    .normalize('NFD')
    .replace(/[\u0300\u0301\u0308]/g, '')
    .normalize('NFC')

/** A form with its accent marks, and without them if that makes a difference. */
export const spellings = (...words: string[]) => [...new Set(words.flatMap((word) => [word, unmarked(word)]))]
