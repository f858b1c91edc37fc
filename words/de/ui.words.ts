export const listenTo = (word: string) => `„${word}“ anhören`
