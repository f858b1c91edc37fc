import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/**
 * Compresses each asset of a build, at the highest level, and writes a `.br` and a `.gz` file beside it. Vite's
 * `closeBundle` would be too late for that: it's also called when a development server closes, and would then write over
 * files that other servers may be reading.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css|svg)$/.test(name))
      await Promise.all(files.map((file) => pack(join(dir, file))))
    },
  }
}

async function pack(path: string) {
  const bytes = await readFile(path)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }))
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}
