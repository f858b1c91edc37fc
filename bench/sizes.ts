import { readFileSync } from 'node:fs'
import { pageSizes } from './tools/sizes.ts'

/** Compares the compressed size of each page's scripts and styles with their budgets. */
const sizes = pageSizes(
  'dist/web/en/client',
  JSON.parse(readFileSync('dist/web/en/client/.vite/manifest.json', 'utf8')),
)
for (const { page, js, css } of sizes) {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`
  console.log(
    `${js <= 110_000 && css <= 10_000 ? 'kept  ' : 'MISSED'} ${page}: ${kilobytes(js)} of scripts (budget 110), ${kilobytes(css)} of styles (budget 10)`,
  )
}
