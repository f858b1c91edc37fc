import { statSync } from 'node:fs'
import { readConfig } from '../server/config.ts'
import { backUp } from '../server/operations/backup.ts'

const [file = `lyceum-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}.backup`] = process.argv.slice(2)
const from = performance.now()
try {
  await backUp(readConfig(), file)
} catch (error) {
  console.error(`Lyceum couldn't make a backup: ${(error as Error).message}`)
  process.exit(1)
}
const seconds = ((performance.now() - from) / 1000).toFixed(1)
console.log(`${file}: ${(statSync(file).size / 1024).toFixed(0)} KB in ${seconds} s.`)
console.log('It contains password hashes and the secret: keep it where only you can read it.')
