import { fork } from 'node:child_process'
import { once } from 'node:events'
import { LANGUAGES } from '../contract/languages.ts'

/**
 * The parts of dist/. Builds those named on the command line, or all of them. Each part is built in a separate process,
 * which only imports the modules it needs.
 */
const parts: Record<string, () => Promise<unknown>> = {
  /** Builds one language after the other, because each build uses all cores. */
  async 'web app'() {
    const { buildWeb } = await import('./buildWeb.ts')
    for (const [language, name] of Object.entries(LANGUAGES)) await timed(`web app, ${name}`, () => buildWeb(language))
  },
  async library() {
    const { compileLibrary } = await import('../server/library/compile.ts')
    await timed('library', () => compileLibrary('content', 'dist/library.jsonl'))
  },
  async server() {
    const { buildServer } = await import('./buildServer.ts')
    await timed('server', () => buildServer(['server/main.ts'], 'dist/server'))
  },
  async Python() {
    const { buildImage } = await import('../server/execution/guests/python/makeImage.ts')
    await timed('Python', () => buildImage())
  },
}

async function timed(name: string, make: () => unknown) {
  const from = performance.now()
  await make()
  console.error(`  ${name}: ${((performance.now() - from) / 1000).toFixed(1)} s`)
}

const chosen = process.argv.slice(2)
if (process.connected) {
  // Stops if the parent process has died.
  process.once('disconnect', () => process.exit(1))
  for (const part of chosen) await parts[part]?.()
  process.exit()
}
console.error('Building (only the first time, and when the sources change).')
const wanted = chosen.length > 0 ? chosen : Object.keys(parts)
const made = wanted.map((name) => once(fork(import.meta.filename, [name]), 'exit'))
const codes = (await Promise.all(made)).map(([code]) => code)
if (codes.some((code) => code !== 0)) process.exit(1)
