import { readConfig } from '../server/config.ts'
import { createServer } from '../server/server.ts'
import { cheapPasswords } from '../server/testing/passwords.ts'

/** The real server, except that passwords are hashed without effort, for tests in which many people sign in. */
const server = await createServer(readConfig(), { passwords: cheapPasswords })
console.log(await server.listen(), server.adminLink ?? '')
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)))
