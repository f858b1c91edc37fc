import { readConfig } from '../server/config.ts'
import { RestoreError, restore, verifyBackup } from '../server/operations/restore.ts'

const options = process.argv.slice(2)
const [file, ...more] = options.filter((option) => !option.startsWith('--'))
const unknown = options.filter((option) => option.startsWith('--') && !['--verify', '--replace'].includes(option))
if (!file || more.length > 0 || unknown.length > 0) {
  console.error('Usage: npm run restore -- [--verify | --replace] <file>   (stop the server first)')
  process.exit(2)
}

try {
  if (options.includes('--verify')) {
    const { rows, header } = await verifyBackup(file)
    console.log(
      `${file} is sound: a test restore of ${rows} rows matched it. Its schema is ${header.migrations.at(-1)}.`,
    )
  } else {
    const { rows } = await restore(readConfig(), file, { replace: options.includes('--replace') })
    console.log(`Restored ${rows} rows from ${file}.`)
  }
} catch (error) {
  if (!(error instanceof RestoreError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
