import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'

/** What experience.md allows a page that a visitor reads: all scripts before anything lazy, and the inlined styles. */
const JS_BYTES = 100_000
const CSS_BYTES = 6_000
const ENTRY = 'web/entryClient.tsx'

type Chunk = { file: string; imports?: string[]; css?: string[] }
const manifest: Record<string, Chunk> = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'))

const pages = Object.keys(manifest).filter((key) => /^web\/\w+\/\w+Page\.tsx$/.test(key))

function closureOf(keys: string[]) {
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const next of manifest[key]?.imports ?? []) visit(next)
  }
  keys.forEach(visit)
  return [...seen].flatMap((key) => manifest[key] ?? [])
}

const compressed = (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length
const read = (file: string) => readFileSync(join('dist/client', file))

test('every page has its own chunk', () => {
  expect(pages.length).toBeGreaterThanOrEqual(13)
})

test.each(pages)('%s stays within the budgets of scripts and styles', (page) => {
  const chunks = closureOf([ENTRY, page])
  const js = chunks.reduce((sum, chunk) => sum + compressed(read(chunk.file)), 0)
  const css = compressed(Buffer.concat([...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map(read)))
  console.log(`${page}: ${(js / 1000).toFixed(1)} KB of scripts, ${(css / 1000).toFixed(1)} KB of styles (brotli)`)
  expect(js).toBeLessThanOrEqual(JS_BYTES)
  expect(css).toBeLessThanOrEqual(CSS_BYTES)
})

test('zod and the socket are in no page before it needs them', () => {
  const text = closureOf([ENTRY, ...pages])
    .map((chunk) => read(chunk.file).toString())
    .join('\n')
  expect(text).not.toContain('invalid_union')
  expect(text).not.toContain('connect_error')
})
