/** Label of the separator between the problem and the editor, which can be moved. */

export const width = 'Width of the problem'
