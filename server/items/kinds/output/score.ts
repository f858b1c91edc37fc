import type { OutputItem } from './item.ts'

type Key = Pick<OutputItem, 'language' | 'answer' | 'wrong'>

/** Compared line by line; spaces at the end of a line and empty lines at the end of all don't count. */
export function score(given: string, key: Key): { correct: boolean; matchedWrong?: OutputItem['wrong'][number] } {
  const typed = foldOutput(given, key.language)
  if (typed === foldOutput(key.answer, key.language)) return { correct: true }
  const expected = key.wrong.find(({ answer }) => typed === foldOutput(answer, key.language))
  return { correct: false, ...(expected && { matchedWrong: expected }) }
}

/** What two outputs have in common when they are the same. How a table of SQL is drawn says nothing of its values. */
export function foldOutput(text: string, language: OutputItem['language']): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const folded =
    language === 'sql'
      ? lines.map((line) =>
          line
            .trim()
            .split('|')
            .map((cell) => cell.trim())
            .join(' | '),
        )
      : lines.map((line) => line.trimEnd())
  return folded.join('\n').replace(/(?<!\n)\n+$/, '')
}

/** The rows of a table as SQL samples print it (docs/content.md), without its heading: what a learner types. */
export const rowsOf = (table: string) => table.split('\n').slice(2).join('\n')
