import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import type { Pathway } from '#contract/pathways.ts'
import { childModule } from '../../childModule.ts'
import { startTestApp } from '../../testing/app.ts'
import { freshDatabase, type TestDatabase } from '../../testing/database.ts'

/** How many times the test kills a server that is seeding. `npm run faults` sets a higher number. */
const KILLS = Number(process.env.KILLS ?? 2)

/** Starts a server in another process, which seeds the library and stops. */
function seedElsewhere({ dataDir, databaseUrl }: TestDatabase) {
  const app = childModule(join(import.meta.dirname, '../../testing/app.ts'))
  const script = `import { startTestApp } from ${JSON.stringify(app)}
    const database = { ...JSON.parse(process.argv[1]), drop: async () => {} }
    const server = await startTestApp({ database }); console.log('started'); await server.seed(); await server.stop()`
  const place = JSON.stringify({ dataDir, databaseUrl })
  const flags = ['--disable-warning=ExperimentalWarning', '--input-type=module']
  return spawn(process.execPath, [...flags, '-e', script, place], { stdio: ['ignore', 'pipe', 'inherit'] })
}

async function newDatabase({ empty = false } = {}) {
  const database = await freshDatabase({ onDisk: true, empty })
  onTestFinished(() => database.drop())
  return database
}

/** The step counts of the fixture's pathway that a new server returns, before and after it seeds. */
async function foundBy(database: TestDatabase) {
  const server = await startTestApp({ database })
  const read = async (): Promise<Pathway[]> =>
    (await server.call('GET', '/info/recent-pathways')).body.items.map((pathway: Pathway) => pathway.stepCount)
  const before = await read()
  await server.seed()
  const after = await read()
  const counted = { lessons: 0, quizzes: 0, quizQuestions: 0 }
  for (const table of ['lessons', 'quizzes', 'quizQuestions'] as const) {
    counted[table] = (await server.deps.db.selectFrom(table).selectAll().execute()).length
  }
  await server.stop()
  return { before, after, ...counted }
}

const whole = { after: [2], lessons: 4, quizzes: 4, quizQuestions: 32 }

test('three servers that start together on an empty database write the pathways once', async () => {
  const place = await newDatabase({ empty: true })
  const codes = await Promise.all(Array.from({ length: 3 }, async () => (await once(seedElsewhere(place), 'exit'))[0]))
  expect(codes).toEqual([0, 0, 0])
  expect(await foundBy(place)).toEqual({ ...whole, before: [2] })
})

test('kill -9 in the middle of seeding leaves a pathway whole or not at all', async () => {
  const found: number[] = []
  const takesMs = await seedingMs()
  for (let kill = 1; kill <= KILLS; kill++) {
    const place = await newDatabase()
    const child = seedElsewhere(place)
    await once(child.stdout, 'data')
    await sleep((takesMs * kill) / (KILLS + 1))
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    const { before, ...afterwards } = await foundBy(place)
    expect([[], [2]]).toContainEqual(before)
    expect(afterwards).toEqual(whole)
    found.push(before.length)
  }
  console.log(`pathways found after each kill within ${Math.round(takesMs)} ms: ${found.join(' ')}`)
})

/** How long seeding takes here, so that it can be killed in the middle on any machine. */
async function seedingMs() {
  const child = seedElsewhere(await newDatabase())
  await once(child.stdout, 'data')
  const from = performance.now()
  await once(child, 'exit')
  return performance.now() - from
}
