import { z } from 'zod'
import { AppError } from '../errors.ts'

/** A position in a list that is sorted by (createdAt, id), newest first. */
export type Place = { createdAt: number; id: string }

const Parts = z.tuple([z.number().int().min(0), z.string().min(1).max(80)])

export const writeCursor = ({ createdAt, id }: Place) => write([createdAt, id])

/** An absent or empty cursor means the first page. @throws AppError for a cursor that this code did not write. */
export function readCursor(cursor: string | undefined): Place | undefined {
  const parts = read(cursor, Parts)
  return parts && { createdAt: parts[0], id: parts[1] }
}

/**
 * Takes rows queried with a limit of `size + 1`, and returns the page with a cursor if the extra row shows that more
 * follow.
 */
export function pageOf<Row extends object>(rows: Row[], size: number, cursorAt: (last: Row) => string) {
  const page = rows.slice(0, size)
  const last = page.at(-1)
  return { page, nextCursor: rows.length > size && last ? cursorAt(last) : null }
}

/** A cursor for a list in another order; `parts` are the sort values of a page's last row. */
export function cursorOf<Parts extends z.ZodType<(string | number)[]>>(parts: Parts) {
  return { read: (cursor: string | undefined) => read(cursor, parts), write }
}

const write = (parts: (string | number)[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')

function read<Parts extends z.ZodType<(string | number)[]>>(cursor: string | undefined, schema: Parts) {
  if (!cursor) return undefined
  try {
    const parts = schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    if (write(parts) === cursor) return parts
  } catch {
    // Falls through to the one message for every bad cursor.
  }
  throw new AppError('invalid_request', (words) => words.http.cursorNotValid)
}
