import { ConfigError, readConfig } from '../server/config.ts'
import { examine } from '../server/operations/doctor.ts'

const SIGNS = { ok: 'ok   ', warn: 'look ', fail: 'FAIL ' } as const

try {
  let failed = 0
  for await (const { state, what } of examine(readConfig(), 'dist/library.jsonl')) {
    console.log(`${SIGNS[state]} ${what}`)
    if (state === 'fail') failed += 1
  }
  process.exitCode = failed > 0 ? 1 : 0
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(`${SIGNS.fail} there are problems with the settings:\n${error.message}`)
  process.exitCode = 78
}
