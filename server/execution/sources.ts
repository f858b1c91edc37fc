import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Sources } from './runner/messages.ts'

const PRINT_SOURCES = join(import.meta.dirname, 'runner/printSources.ts')
const MAX_BYTES = 4 * 2 ** 20
const TIMEOUT_MS = 10_000

/** The runner's sources with their types stripped. The runner strips the types of any source that is missing here. */
export async function runnerSources(log: Logger): Promise<Sources> {
  const options = { env: {}, maxBuffer: MAX_BYTES, timeout: TIMEOUT_MS }
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', PRINT_SOURCES], options)
    return z.record(z.string(), z.string()).parse(JSON.parse(stdout))
  } catch (error) {
    log.warn(error, 'The runner of programs takes the types off its sources itself, and needs more memory.')
    return {}
  }
}
