import { writeFileSync } from 'node:fs'
import { HOSTS } from '../server/testing/hosts.ts'
import { buildServer } from './buildServer.ts'
import { SERVER_SOURCES } from './launch/build.mjs'
import { hashOf, readStamp } from './launch/hash.mjs'
import { alone } from './launch/lock.mjs'

const ENTRIES = [
  'e2e/fixtureServer.ts',
  'e2e/quickServer.ts',
  'server/db/client.ts',
  'server/testing/app.ts',
  'server/testing/heldServer.ts',
  'server/testing/modelHost.ts',
  'server/testing/seedingHost.ts',
  'server/testing/stripe/host.ts',
]
const STAMP = `${HOSTS}/.built`

/** Called by Vitest before the tests of a project: builds these servers if their sources have changed. */
export const setup = () =>
  alone(async () => {
    const wanted = hashOf([...SERVER_SOURCES, 'scripts/buildHosts.ts', ...ENTRIES])
    if (readStamp(STAMP) === wanted) return
    await buildServer(ENTRIES, HOSTS)
    writeFileSync(STAMP, wanted)
  })
