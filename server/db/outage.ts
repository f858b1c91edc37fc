/** SQLite's own numbers: busy, locked, no rights to write, fault of the disk, disk full. */
const SQLITE_CODES = new Set([5, 6, 8, 10, 13])
/** PostgreSQL's classes of trouble with the connection, its resources, the operator and the system. */
const SQLSTATE = /^(?:08|53|57P|58)[0-9A-Z]+$|^57014$|^25P03$/
const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT', 'EHOSTUNREACH'])
const DRIVER_WORDS =
  /^Connection terminated|^timeout exceeded when trying to connect|^Query read timeout|not queryable|^Client was closed/

/** Whether an error says that the database is away, full or too busy: the same request may succeed later. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // A connection to a name with several addresses fails with one error for each.
  if (error instanceof AggregateError) return error.errors.some(isOutage)
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  if (code === 'ERR_SQLITE_ERROR') return typeof errcode === 'number' && SQLITE_CODES.has(errcode & 0xff)
  if (typeof code === 'string' && (SQLSTATE.test(code) || isDatabaseNetwork(error, code))) return true
  return DRIVER_WORDS.test(error.message)
}

const isDatabaseNetwork = (error: Error, code: string) => NETWORK_CODES.has(code) && 'syscall' in error
