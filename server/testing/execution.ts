import { pino } from 'pino'
import { createExecution, type Host } from '../execution/service.ts'

let host: Host | undefined

/**
 * The built-in host of programs, which the tests of a process share, because starting it and loading a language take
 * seconds. It ends with the process, and closing it does nothing. Tests about starting, ending or crowding a host create
 * their own.
 */
export function sharedExecution(): Host {
  host ??= ownExecution()
  return { ...host, close: async () => {} }
}

/** Another built-in host, for a test that fills or closes it. */
export const ownExecution = (): Host => createExecution({ pistonUrl: undefined }, pino({ level: 'silent' }))
