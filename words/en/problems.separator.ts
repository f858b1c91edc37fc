/** What moves between the problem and the editor. */

export const width = 'Width of the problem'
