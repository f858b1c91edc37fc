export const listen = 'Anhören'
export const stop = 'Stopp'
export const listenTo = (title: string) => `Anhören: ${title}`
export const stopPart = (title: string) => `Stopp: ${title}`
export const oneByOne = 'Die Pfeiltasten spielen eine Note nach der anderen.'
