import { globSync, readFileSync, statSync } from 'node:fs'
import { literalsIn } from './literals.ts'

/** Prints texts in the given files and folders, or in the whole web app, that should be in the catalogs. */
const given = process.argv.slice(2)
const paths = (given.length > 0 ? given : ['web']).flatMap((path) =>
  statSync(path).isDirectory() ? globSync(`${path}/**/*.{ts,tsx}`) : [path],
)
const found = paths
  .filter((path) => !/\.test\.tsx?$|^web\/gallery\//.test(path))
  .flatMap((path) => literalsIn(path, readFileSync(path, 'utf8')))
for (const { path, line, text } of found) console.log(`${path}:${line}: ${text}`)
console.log(`${found.length} texts outside the catalogs`)
process.exitCode = found.length > 0 ? 1 : 0
