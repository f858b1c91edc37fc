import { spawn } from 'node:child_process'
import { build } from 'vite'
import { buildImage } from '../server/execution/guests/python/makeImage.ts'
import { compileLibrary } from '../server/library/compile.ts'

// These are made once; an edit of content/ shows at the next start.
await compileLibrary('content', 'dist/library.jsonl')
buildImage()
await Promise.all([watch({}), watch({ ssr: true })])

// Node watches every module that the server loads, the rendered bundle too, so a rebuild restarts it.
const server = spawn(process.execPath, [...process.execArgv, '--watch', '--watch-preserve-output', 'server/main.ts'], {
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.kill(signal))
server.once('exit', (code) => process.exit(code ?? 1))

/** Builds now and after every change; settles when the first build is done. */
async function watch(options: { ssr?: boolean }): Promise<void> {
  const watcher = await build({ logLevel: 'warn', build: { ...options, watch: {} } })
  if (!('on' in watcher)) throw new Error('Vite did not watch.')
  await new Promise<void>((resolve, reject) => {
    watcher.on('event', (event) => {
      if (event.code === 'ERROR') {
        console.error(event.error.message)
        reject(event.error)
      }
      if (event.code === 'END') resolve()
    })
  })
}
