/** Words inside a term that are written out, because they say nothing about it. */
const LINKING = /^(?:of|the|and|in|on|to|by|for|with|or|de|del|la|las|el|los|y|en|por|para|con)$/

/**
 * The first letter of each word of a term, as in 'v… c…' for 'vertebral column' and 'e-w…' for 'e-waste'. With it, learners know that another
 * name of the same thing, such as 'spine', isn't meant.
 */
export const firstLettersOf = (term: string): string =>
  term
    .replace(/ \([^()]*\)$/, '')
    .replace(/[^\s-]+/g, (word) => (word.length === 1 || LINKING.test(word) ? word : `${word.charAt(0)}…`))
