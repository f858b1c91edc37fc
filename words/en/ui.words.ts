/** For screen readers: a button that says a word of a language that's being learned. */
export const listenTo = (word: string) => `Listen to “${word}”`
