/** Words inside a term that are written out, because they say nothing about it. */
const LINKING = /^(?:of|the|and|in|on|to|by|for|with|or|de|del|la|las|el|los|y|en|por|para|con)$/
/** Words with fewer letters would be given away by their last letter. */
const LETTERS_TO_NAME_THE_LAST = 6

/**
 * The first letter of each word of a term and, if the word is long, its last: 'v…l c…n' for 'vertebral column', '…-w…'
 * for 'e-waste'. With them, learners know that another name of the same thing, such as 'spine', isn't meant.
 */
export const lettersOf = (term: string): string =>
  term.replace(/ \([^()]*\)$/, '').replace(/[^\s-]+/g, (word) => (LINKING.test(word) ? word : outerLetters(word)))

function outerLetters(word: string): string {
  const letters = [...word]
  // A word of one letter, as in 'vitamin D', would be given away.
  if (letters.length === 1) return '…'
  return `${letters[0]}…${letters.length < LETTERS_TO_NAME_THE_LAST ? '' : letters.at(-1)}`
}
