import { number } from './language.ts'

export const textSize = 'Text size'
export const smallerText = 'Smaller text'
export const largerText = 'Larger text'
/** A letter that is shown small and large, on the buttons that change the size. */
export const sampleLetter = 'A'
export const sizeOf = (size: number, sizes: number) => `${number(size)} of ${number(sizes)}`

/** How far apart the lines stand. */
export const lines = 'Lines'
export const spacings = { close: 'Tight', usual: 'Normal', open: 'Loose' }
/** How wide the text is. */
export const width = 'Width'
export const widths = { narrow: 'Narrow', usual: 'Normal', wide: 'Wide' }

/** Of the keyboard. */
export const keys = 'Keys'
/** Each stands behind its key. */
export const keysDo = {
  larger: 'larger text',
  smaller: 'smaller text',
  focus: 'focus mode',
  aloud: 'read aloud',
  next: 'next lesson',
  previous: 'previous lesson',
}
export const switchKeysOff = 'Switch off single-key shortcuts'
export const switchKeysOn = 'Switch on single-key shortcuts'
