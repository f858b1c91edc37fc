import { visibleText } from '../items/service.ts'

/** A stem as the title of a report: plain text, with the cells of a table one after the other. */
export const titleOf = (stem: string): string =>
  visibleText(stem)
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => /[^:-]/.test(cell))
    .join(' ')
