import { loadLibrary } from '../server/library/service.ts'
import { writeSeeds } from '../server/testing/seeds.ts'

/** What a server's seeder writes, all of it: `makeSeededData.ts <data folder>`. */
const [dataDir = ''] = process.argv.slice(2)
await writeSeeds({ dataDir, library: await loadLibrary('dist/library.jsonl', 'content'), clock: Date.now })
