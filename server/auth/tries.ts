import type { Db } from '../db/client.ts'
import type { TryKind } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'

const MINUTE_MS = 60_000

/** How often, in how long. A class of thirty behind one address is no attack. */
const allowed: Record<TryKind, { most: number; windowMs: number }> = {
  password: { most: 10, windowMs: 15 * MINUTE_MS },
  code: { most: 10, windowMs: 15 * MINUTE_MS },
  letter: { most: 3, windowMs: 60 * MINUTE_MS },
  reset: { most: 60, windowMs: 60 * MINUTE_MS },
  link: { most: 60, windowMs: 15 * MINUTE_MS },
  export: { most: 5, windowMs: 60 * MINUTE_MS },
}
const LONGEST_MS = Math.max(...Object.values(allowed).map(({ windowMs }) => windowMs))

/**
 * Counted before the secret is looked at: many tries at once are as many tries.
 * @throws AppError once there were too many.
 */
export async function countTry(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { kind, key }: { kind: TryKind; key: string },
) {
  const now = clock()
  const { most, windowMs } = allowed[kind]
  const { tries, since } = await saveTry(db, { kind, key, now, windowStart: now - windowMs })
  if (tries <= most) return
  const retryAfter = Math.max(1, Math.ceil((since + windowMs - now) / 1000))
  const wait = windowMs === 15 * MINUTE_MS ? 'a quarter of an hour' : 'an hour'
  throw new AppError('rate_limited', `Too many tries. Wait ${wait} and try again.`, { retryAfter })
}

export async function forgetTries(db: Db, { kind, key }: { kind: TryKind; key: string }) {
  await db.deleteFrom('tries').where('kind', '=', kind).where('key', '=', key).execute()
}

/** Whatever was counted under one of these, by account or address. */
export async function forgetAllTries(db: Db, keys: string[]) {
  await db.deleteFrom('tries').where('key', 'in', keys).execute()
}

export async function purgeTries({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  await db
    .deleteFrom('tries')
    .where('since', '<', clock() - LONGEST_MS)
    .execute()
}

/** In one statement: tries come in parallel. Those from before `windowStart` are forgotten. */
async function saveTry(
  db: Db,
  { kind, key, now, windowStart }: { kind: TryKind; key: string; now: number; windowStart: number },
) {
  return db
    .insertInto('tries')
    .values({ kind, key, tries: 1, since: now })
    .onConflict((c) =>
      c.columns(['kind', 'key']).doUpdateSet((eb) => {
        const isOver = eb('tries.since', '<=', windowStart)
        return {
          tries: eb
            .case()
            .when(isOver)
            .then(1)
            .else(eb('tries.tries', '+', 1))
            .end(),
          since: eb.case().when(isOver).then(now).else(eb.ref('tries.since')).end(),
        }
      }),
    )
    .returning(['tries', 'since'])
    .executeTakeFirstOrThrow()
}
