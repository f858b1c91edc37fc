import { loadLibrary } from '../server/library/service.ts'
import { writeSeeds } from '../server/testing/seeds.ts'

/** Writes the data that a server's seeder would write: `makeSeededData.ts <data folder>`. */
const [dataDir = ''] = process.argv.slice(2)
await writeSeeds({ dataDir, library: await loadLibrary('dist/library.jsonl', 'content'), clock: Date.now })
