import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'

const Ready = z.object({ port: z.number(), uid: z.string(), token: z.string() })
export type HeldServer = z.infer<typeof Ready> & { process: ChildProcess; kill(): Promise<void> }

/** Starts heldServer.ts and waits until it listens. */
export async function startHeldServer(dataDir: string, logFile: string, holdAt = 0): Promise<HeldServer> {
  const script = join(import.meta.dirname, 'heldServer.ts')
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', script, dataDir, logFile, String(holdAt)],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  )
  const [line] = await once(createInterface(child.stdout), 'line')
  return {
    ...Ready.parse(JSON.parse(line)),
    process: child,
    async kill() {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}
