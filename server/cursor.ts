import { z } from 'zod'
import { AppError } from './errors.ts'

/** A place in a list that is sorted by (createdAt, id), newest first. */
export type Place = { createdAt: number; id: string }

const Parts = z.tuple([z.number().int().min(0), z.string().min(1).max(80)])

export const writeCursor = ({ createdAt, id }: Place) =>
  Buffer.from(JSON.stringify([createdAt, id])).toString('base64url')

/** An absent or empty cursor is the first page; @throws AppError for one that we did not make. */
export function readCursor(cursor: string | undefined): Place | undefined {
  if (!cursor) return undefined
  try {
    const [createdAt, id] = Parts.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    if (writeCursor({ createdAt, id }) === cursor) return { createdAt, id }
  } catch {
    // Falls through to the one message for every bad cursor.
  }
  throw new AppError('invalid_request', 'The cursor is not valid. Start again from the first page.')
}
