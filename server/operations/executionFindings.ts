import { pino } from 'pino'
import { EMBEDDED_LANGUAGES } from '#contract/compilations.ts'
import type { Config } from '../config.ts'
import { createExecution } from '../execution/service.ts'
import { type Finding, fail, ok, warn } from './finding.ts'

const HELLO: Record<(typeof EMBEDDED_LANGUAGES)[number], string> = {
  python: 'print("hello")',
  javascript: 'console.log("hello")',
  typescript: 'const text: string = "hello"; console.log(text)',
  sql: "SELECT 'hello'",
}
const WALL_MS = 10_000

/** Runs a small program in each language, and asks the Piston server for its languages. */
export async function* examineExecution(config: Config): AsyncGenerator<Finding> {
  const execution = createExecution(config, pino({ level: 'silent' }))
  try {
    const languages = await execution.languages()
    for (const language of EMBEDDED_LANGUAGES) {
      const offered = languages.find(({ id }) => id === language)
      if (!offered) continue
      const run = {
        uid: 'doctor',
        network: '',
        language,
        code: HELLO[language],
        purpose: 'run',
        limits: { wallMs: WALL_MS },
      } as const
      const { stdout, status, message } = await execution.run(run)
      yield status === null && stdout.includes('hello')
        ? ok(`programs in ${offered.title} run`)
        : fail(`programs in ${offered.title} don't run: ${message ?? 'they print something else'}`)
    }
    yield ok(
      (await execution.embedded.usesBubblewrap())
        ? 'programs run inside bubblewrap'
        : "programs run in WebAssembly, in a process with Node's permissions; installing bubblewrap adds another wall",
    )
    if (!config.pistonUrl) return
    const more = languages.filter(({ by }) => by === 'piston')
    yield more.length > 0
      ? ok(`the Piston server adds ${more.map(({ title }) => title).join(', ')}`)
      : warn(`PISTON_URL ${config.pistonUrl} offers no languages: check that the server is running and has packages.`)
  } finally {
    await execution.close()
  }
}
