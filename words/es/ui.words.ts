export const listenTo = (word: string) => `Escuchar «${word}»`
