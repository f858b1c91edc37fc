/** Whether a word is a plural. Very short words don't count, because many are singular. */
export const isPlural = (word: string) =>
  word.length > 4 && /[^su']s$/.test(word) && !/(?:[^e]is|ics|ness|sis)$/.test(word)

const isCapital = (term: string) => /^\p{Lu}/u.test(term)

/** Whether both terms are plurals, or neither, and whether both begin with a capital letter, or neither. */
export const areOfOneForm = (one: string, other: string) =>
  isPlural(one) === isPlural(other) && isCapital(one) === isCapital(other)
