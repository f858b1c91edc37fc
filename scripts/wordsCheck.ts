import { globSync, readFileSync, statSync } from 'node:fs'
import { literalsIn } from './literals.ts'

/** Prints texts that should be in the catalogs, from the given folders and files or from the whole web app. */
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
