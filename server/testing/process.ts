import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { childModule } from '../childModule.ts'
import type { Place } from '../db/client.ts'

const Ready = z.object({ port: z.number(), uid: z.string(), token: z.string() })
export type HeldServer = z.infer<typeof Ready> & { process: ChildProcess; kill(): Promise<void> }

/** Starts heldServer.ts and waits until it listens. */
export const startHeldServer = ({ dataDir, databaseUrl }: Place, logFile: string, holdAt = 0): Promise<HeldServer> =>
  start('heldServer.ts', [JSON.stringify({ dataDir, databaseUrl }), logFile, String(holdAt)])

/** Starts modelHost.ts with the language model at `baseUrl`. */
export const startModelHost = ({ dataDir, databaseUrl }: Place, baseUrl: string): Promise<HeldServer> =>
  start('modelHost.ts', [JSON.stringify({ dataDir, databaseUrl }), baseUrl])

/** Starts stripe/host.ts with the payment provider at `apiBase`. */
export const startPayingHost = ({ dataDir, databaseUrl }: Place, apiBase: string): Promise<HeldServer> =>
  start('stripe/host.ts', [JSON.stringify({ dataDir, databaseUrl }), apiBase])

async function start(script: string, args: string[]): Promise<HeldServer> {
  const flags = ['--disable-warning=ExperimentalWarning', childModule(join(import.meta.dirname, script))]
  const child = spawn(process.execPath, [...flags, ...args], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'exit').then(() => {
    throw new Error('The server ended at its start; its last words stand above.')
  })
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), ended])
  // Once the server is ready, its exit is no longer an error, because tests kill it.
  ended.catch(() => {})
  return {
    ...Ready.parse(JSON.parse(line)),
    process: child,
    async kill() {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}
