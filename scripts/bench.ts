import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename } from 'node:path'

// Benchmarks run one after the other in separate processes, so that they don't affect each other.
const wanted = process.argv.slice(2)
const files = globSync('bench/*.ts')
  .sort()
  .filter((file) => wanted.length === 0 || wanted.includes(basename(file, '.ts')))
const failed: string[] = []

for (const file of files) {
  console.log(`\n── ${file}`)
  const from = performance.now()
  const { status } = spawnSync(process.execPath, [...process.execArgv, file], { stdio: 'inherit' })
  if (status !== 0) failed.push(file)
  console.log(`${((performance.now() - from) / 1000).toFixed(1)} s`)
}

if (files.length === 0) console.error(`Nothing to measure${wanted.length > 0 ? ` called ${wanted.join(', ')}` : ''}.`)
if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`)
process.exitCode = files.length === 0 || failed.length > 0 ? 1 : 0
