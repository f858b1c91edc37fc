import { build } from 'vite'
import { buildImage } from '../server/execution/guests/python/makeImage.ts'
import { compileLibrary } from '../server/library/compile.ts'

/** What the server needs beside its own sources: the web app for browsers and for rendering, the library, and Python's image. */
const parts: [name: string, make: () => Promise<unknown>][] = [
  ['web app', () => build({ logLevel: 'warn' })],
  ['server rendering', () => build({ logLevel: 'warn', build: { ssr: true } })],
  ['library', async () => compileLibrary('content', 'dist/library.jsonl')],
  ['Python', async () => buildImage()],
]

console.error('Building: once, and again when the sources change.')
// A shell that says NODE_ENV=development would put React's slow build into the bundle.
process.env.NODE_ENV = 'production'
for (const [name, make] of parts) {
  const from = performance.now()
  await make()
  console.error(`  ${name}: ${((performance.now() - from) / 1000).toFixed(1)} s`)
}
