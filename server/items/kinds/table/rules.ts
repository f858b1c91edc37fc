import { comparable } from '../../optionRules.ts'
import { firstRepeated, type Rules, rule } from '../../rule.ts'
import { blanksOf, type TableItem } from './item.ts'

/** An answer with more words than this is too long for a cell. */
const MOST_WORDS = 4

export const tableRules: Rules<TableItem> = {
  hard: {
    'repeated-row': rule('No two rows have the same head.', ({ rows }) => {
      const repeated = firstRepeated(rows.map(({ head }) => comparable(head)))
      return repeated && `Two rows are headed '${repeated}'.`
    }),
    'repeated-column': rule('No two columns have the same head.', ({ columns }) => {
      const repeated = firstRepeated(columns.map(comparable))
      return repeated && `Two columns are headed '${repeated}'.`
    }),
  },
  soft: {
    'long-cell': rule('The answer of a cell has at most four words.', (item) => {
      const long = blanksOf(item).find(({ answers }) => (answers[0] ?? '').split(/\s+/).length > MOST_WORDS)
      return long ? `The answer '${long.answers[0]}' is long for a cell.` : null
    }),
  },
}
