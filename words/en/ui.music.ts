/** Buttons of a figure with music that can be played. */

export const listen = 'Listen'
export const stop = 'Stop'
/** If a figure has several parts that are played on their own. The title is the part's, such as “D minor”. */
export const listenTo = (title: string) => `Listen: ${title}`
export const stopPart = (title: string) => `Stop: ${title}`
/** Shown when the pointer rests on a button. */
export const oneByOne = 'The arrow keys play one note at a time.'
