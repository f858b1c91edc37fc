import { z } from 'zod'
import { AppError } from '../errors.ts'

/** A position in a list that is sorted by creation time and id, newest first. */
export type Place = { createdAt: number; id: string }

const Parts = z.tuple([z.number().int().min(0), z.string().min(1).max(80)])

export const writeCursor = ({ createdAt, id }: Place) => write([createdAt, id])

/**
 * Reads a cursor. Returns undefined, which means the first page, if there is none or it is empty.
 * @throws AppError for a cursor that wasn't created by this code.
 */
export function readCursor(cursor: string | undefined): Place | undefined {
  const parts = read(cursor, Parts)
  return parts && { createdAt: parts[0], id: parts[1] }
}

/**
 * Makes a page of rows that were queried with a limit of `size + 1`. If there is an extra row, more rows follow, and
 * the page gets a cursor.
 */
export function pageOf<Row extends object>(rows: Row[], size: number, cursorAt: (last: Row) => string) {
  const page = rows.slice(0, size)
  const last = page.at(-1)
  return { page, nextCursor: rows.length > size && last ? cursorAt(last) : null }
}

/** A cursor for lists in another order. `parts` are the values by which the page's last row is sorted. */
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
    // The error below is the same for all invalid cursors.
  }
  throw new AppError('invalid_request', (words) => words.http.cursorNotValid)
}
