import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RunningServer } from '../../e2e/server.ts'

const MOST_MS = 60_000
const LOOK_MS = 250

/** Waits until a server has written all built-in pathways, which it does in the background on its first start. */
export async function untilSeeded({ dataDir }: Pick<RunningServer, 'dataDir'>) {
  const { pathways }: { pathways: unknown[] } = JSON.parse(
    readFileSync('dist/library.jsonl', 'utf8').split('\n', 1)[0] ?? '',
  )
  const db = new DatabaseSync(join(dataDir, 'lyceum.db'), { readOnly: true })
  const count = db.prepare('select count(*) as written from pathways')
  try {
    for (let waited = 0; waited < MOST_MS; waited += LOOK_MS) {
      if (Number(count.get()?.written) >= pathways.length) return
      await sleep(LOOK_MS)
    }
  } finally {
    db.close()
  }
  throw new Error(`Not all ${pathways.length} pathways were written within ${MOST_MS / 1000} s.`)
}
