/** From the server to the child: the name of a function of the child's module, and its arguments. */
export type Call = { id: number; name: string; args: unknown[] }

/**
 * From the child to the server. `refused` carries the message and cause of a RangeError, which means that the text
 * exceeds a limit.
 */
export type Reply =
  | { type: 'ready' }
  | { type: 'done'; id: number; value: unknown }
  | { type: 'refused'; id: number; message: string; cause: unknown }
  | { type: 'failed'; id: number; message: string }
