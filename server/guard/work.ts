import { setPriority } from 'node:os'
import type { Call, Reply } from './messages.ts'

// The guarded child process: loads one module and calls its functions as the server requests.

/** Lower priority than the server, so that answering requests comes first. */
const NICENESS = 5

type Functions = { [name: string]: (...args: unknown[]) => unknown }

try {
  setPriority(NICENESS)
} catch {
  // Not every system lets a process lower its own priority.
}
const send = (reply: Reply) => process.send?.(reply)
const functions: Functions = await import(process.argv[2] ?? '')
await functions.warm?.()

process.on('message', async ({ id, name, args }: Call) => send(await answer(id, () => functions[name]?.(...args))))
// The server has ended.
process.on('disconnect', () => process.exit())
send({ type: 'ready' })

async function answer(id: number, work: () => unknown): Promise<Reply> {
  try {
    return { type: 'done', id, value: await work() }
  } catch (error) {
    if (error instanceof RangeError) return { type: 'refused', id, message: error.message, cause: error.cause }
    return { type: 'failed', id, message: error instanceof Error ? error.message : String(error) }
  }
}
