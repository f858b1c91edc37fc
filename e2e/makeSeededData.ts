import { loadLibrary } from '../server/library/service.ts'
import { fixtureLibrary } from '../server/testing/library.ts'
import { writeSeeds } from '../server/testing/seeds.ts'
import { keepSeededData } from './seededData.ts'

/** Writes the data that the seeders of the real server and of fixtureServer.ts would write: `makeSeededData.ts <folder>`. */
const [folder = ''] = process.argv.slice(2)
const clock = Date.now
await keepSeededData('fixture', folder, (dataDir) => writeSeeds({ dataDir, library: fixtureLibrary(), clock }))
const library = await loadLibrary('dist/library.jsonl', 'content')
await keepSeededData('built', folder, (dataDir) => writeSeeds({ dataDir, library, clock }))
