import { grantAdmin } from '../server/auth/service.ts'
import { readConfig } from '../server/config.ts'
import { openMigratedDb } from '../server/db/client.ts'
import { AppError } from '../server/errors.ts'

const [command, email] = process.argv.slice(2)
if (command !== 'grant' || !email) {
  console.error('Usage: npm run admin -- grant <email>')
  process.exit(2)
}

const { db } = await openMigratedDb(readConfig())
try {
  const user = await grantAdmin({ db, clock: Date.now }, email)
  console.log(`${user.displayName} <${user.email}> is now an administrator.`)
} catch (error) {
  if (!(error instanceof AppError)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await db.destroy()
}
