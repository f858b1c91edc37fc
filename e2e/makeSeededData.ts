import { openMigratedDb } from '../server/db/client.ts'
import { createCurriculumEngine } from '../server/generation/curriculum/engine.ts'
import { seedPathways } from '../server/generation/curriculum/seed.ts'
import { loadLibrary } from '../server/library/service.ts'
import { seedProblems } from '../server/problems/service.ts'

/** What a server's seeder writes, all of it: `makeSeededData.ts <data folder>`. */
const [dataDir = ''] = process.argv.slice(2)
const library = await loadLibrary('dist/library.jsonl', 'content')
const { db } = await openMigratedDb({ dataDir })
const deps = { db, clock: Date.now, library }
await seedProblems(deps)
await seedPathways(deps, createCurriculumEngine(library))
await db.destroy()
