import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { build, createServer, type InlineConfig } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { precompress } from './precompress.ts'

let root: string
let config: InlineConfig
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lyceum-precompress-'))
  writeFileSync(join(root, 'entry.js'), 'console.log("said by the entry")')
  config = {
    ...{ root, configFile: false, logLevel: 'silent', plugins: [precompress()] },
    build: { rolldownOptions: { input: join(root, 'entry.js') } },
  }
})
afterEach(() => rmSync(root, { recursive: true }))

const assets = (file = '') => join(root, 'dist/assets', file)

test('a build compresses its assets', async () => {
  const result = await build(config)
  const { output } = result as { output: { fileName: string }[] }
  const path = join(root, 'dist', output[0]?.fileName ?? '')
  const text = readFileSync(path, 'utf8')
  expect(text).toContain('said by the entry')
  expect(brotliDecompressSync(readFileSync(`${path}.br`)).toString()).toBe(text)
  expect(gunzipSync(readFileSync(`${path}.gz`)).toString()).toBe(text)
})

test('a development server leaves what is built as it is, because other servers may be reading it', async () => {
  mkdirSync(assets(), { recursive: true })
  for (const file of ['a.js', 'a.js.br', 'a.js.gz']) writeFileSync(assets(file), file)
  const server = await createServer({ ...config, server: { middlewareMode: true, ws: false } })
  await server.close()
  for (const file of ['a.js', 'a.js.br', 'a.js.gz']) expect(readFileSync(assets(file), 'utf8')).toBe(file)
})
