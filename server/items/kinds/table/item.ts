import { z } from 'zod'
import { authoredShared, Text } from '../../authored.ts'
import { parseNumber } from '../../numberText.ts'
import { haveOwnIds, Markdown, PartId, shared } from '../../parts.ts'

const Blank = z
  .object({
    id: PartId,
    /** All accepted answers as plain text. The first one is shown as the key. */
    answers: z.array(z.string().trim().min(1).max(100)).min(1).max(10),
    /** The largest accepted deviation of a number. Null if the cell expects words or symbols. */
    tolerance: z.number().nonnegative().nullable(),
    why: Markdown,
  })
  .refine(
    ({ answers, tolerance }) => tolerance === null || answers.every((answer) => parseNumber(answer) !== null),
    'A cell with a tolerance has numbers for answers.',
  )
export type Blank = z.infer<typeof Blank>

/** A cell is either given or blank. */
const Cell = z
  .object({ given: Markdown.nullable(), blank: Blank.nullable() })
  .refine(({ given, blank }) => (given === null) !== (blank === null), 'A cell is either given or blank.')
type Cell = z.infer<typeof Cell>

const Row = z.object({ head: Markdown, cells: z.array(Cell).min(1).max(5) })

/** A grid in which some cells are blank. */
export const TableItem = z
  .object({
    ...shared,
    kind: z.literal('table'),
    /** The column headings. The first one is above the row headings. */
    columns: z.array(Markdown).min(2).max(6),
    rows: z.array(Row).min(2).max(10),
  })
  .refine(
    ({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length - 1),
    'A row has a cell for each column after the first.',
  )
  .refine((item) => blanksOf(item).length >= 2 && blanksOf(item).length <= 12, 'A table has 2 to 12 blank cells.')
  .refine((item) => haveOwnIds(blanksOf(item)), 'Cell ids differ.')
export type TableItem = z.infer<typeof TableItem>

/** The blank cells, row by row. */
export const blanksOf = ({ rows }: { rows: { cells: Cell[] }[] }) =>
  rows.flatMap(({ cells }) => cells.flatMap(({ blank }) => blank ?? []))

const AuthoredBlank = z.strictObject({
  blank: z.union([z.array(Text).min(1), Text.transform((text) => [text])]),
  tolerance: Text.optional(),
  why: Text,
})

export const authored = z.strictObject({
  ...authoredShared,
  kind: z.literal('table'),
  columns: z.array(Text),
  rows: z.array(z.strictObject({ head: Text, cells: z.array(z.union([Text, AuthoredBlank])) })),
})
