import { setImmediate as turn } from 'node:timers/promises'
import type { Db } from '../../db/client.ts'
import { audiencesOf } from '../audience.ts'
import { createMatrix, type Near } from './matrix.ts'
import { findHorizon, type Horizon, listAfter, listChanged } from './store.ts'
import { folded, signed } from './vectors.ts'

const ROWS_AT_ONCE = 2_000

type Question = {
  model: string
  vector: Int8Array
  /** Null for a visitor. */
  uid: string | null
  limit: number
  floor: number
}

export type Meaning = {
  /**
   * The ids of the topics that are nearest in meaning, as of the last read. The caller must still check who may see
   * them.
   */
  nearestTopics(question: Question): Promise<Near[]>
  /** The number of bytes in memory. */
  bytes(): number
  stop(): Promise<void>
}

/**
 * Keeps the vectors of all topics in memory, with one set per model. A set is loaded in full at the first query. Before
 * each later query, it reads the changes that any server has made since.
 */
export function createMeaning(db: Db): Meaning {
  const sets = new Map<string, ReturnType<typeof createSet>>()
  let stopped = false
  const setOf = (model: string) => {
    const known = sets.get(model) ?? createSet(db, model, () => stopped)
    sets.set(model, known)
    return known
  }
  return {
    async nearestTopics({ model, vector, uid, limit, floor }) {
      const set = setOf(model)
      await set.catchUp()
      return set.matrix.nearest(folded(vector), { audiences: audiencesOf(uid), limit, floor })
    },
    bytes: () => [...sets.values()].reduce((sum, { matrix }) => sum + matrix.bytes, 0),
    async stop() {
      stopped = true
      await Promise.all([...sets.values()].map((set) => set.catchUp().catch(() => {})))
    },
  }
}

function createSet(db: Db, model: string, isStopped: () => boolean) {
  const matrix = createMatrix()
  const all = { kind: 'topic', model } as const
  let known: Horizon | undefined
  let last = Promise.resolve()
  let waiting: Promise<void> | undefined

  const take = (rows: { id: string; audience: string | null; vector: Uint8Array }[]) => {
    for (const { id, audience, vector } of rows) {
      if (audience === null) matrix.remove(id)
      else matrix.set(id, { audience, vector: folded(signed(vector)) })
    }
  }

  async function read() {
    if (isStopped()) return
    const horizon = await findHorizon(db)
    // No server has committed a change since the last read.
    if (horizon.state === known?.state) return
    if (known) take(await listChanged(db, { ...all, since: known.next, below: horizon.below }))
    else {
      for (let after = ''; !isStopped(); ) {
        const rows = await listAfter(db, { ...all, after, limit: ROWS_AT_ONCE })
        take(rows)
        const last = rows.at(-1)
        if (!last || rows.length < ROWS_AT_ONCE) break
        after = last.id
        await turn()
      }
    }
    known = horizon
  }

  function begin() {
    waiting = undefined
    return read()
  }

  return {
    matrix,
    /**
     * Queries can only share a read that hasn't begun yet, because a read in progress may have missed the latest
     * changes.
     */
    catchUp() {
      waiting ??= last = last.then(begin, begin)
      return waiting
    },
  }
}
