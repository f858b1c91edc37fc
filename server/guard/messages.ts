/** From the server to the child: a function of the module it was started with, and what to give it. */
export type Call = { id: number; name: string; args: unknown[] }

/**
 * From the child to the server. `refused` carries the words and the cause of a RangeError: the text
 * is outside what is allowed.
 */
export type Reply =
  | { type: 'ready' }
  | { type: 'done'; id: number; value: unknown }
  | { type: 'refused'; id: number; message: string; cause: unknown }
  | { type: 'failed'; id: number; message: string }
