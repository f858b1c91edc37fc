import type { Db } from '../db/client.ts'
import type { TryKind } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import type { ServerWords } from '../words.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** How often, in how long. A class of thirty behind one address is no attack. */
const allowed: Record<
  TryKind,
  { most: number; windowMs: number; refusal?: keyof ServerWords['accounts']['manyTries'] }
> = {
  password: { most: 10, windowMs: 15 * MINUTE_MS },
  code: { most: 10, windowMs: 15 * MINUTE_MS },
  letter: { most: 3, windowMs: 60 * MINUTE_MS },
  letterFrom: { most: 60, windowMs: 60 * MINUTE_MS },
  link: { most: 60, windowMs: 15 * MINUTE_MS },
  export: { most: 5, windowMs: 60 * MINUTE_MS },
  // What everybody finds in lists and search: more in a day is no learner and no author, but fills the lists of others.
  compose: {
    most: 50,
    windowMs: DAY_MS,
    refusal: 'compose',
  },
  publish: {
    most: 20,
    windowMs: DAY_MS,
    refusal: 'publish',
  },
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
  const { most, windowMs, refusal } = allowed[kind]
  const { tries, since } = await saveTry(db, { kind, key, now, windowStart: now - windowMs })
  if (tries <= most) return
  const retryAfter = Math.max(1, Math.ceil((since + windowMs - now) / 1000))
  const why = refusal ?? (windowMs === 15 * MINUTE_MS ? 'quarterOfHour' : 'hour')
  throw new AppError('rate_limited', (words) => words.accounts.manyTries[why], { retryAfter })
}

export async function forgetTries(db: Db, { kind, key }: { kind: TryKind; key: string }) {
  await db.deleteFrom('tries').where('kind', '=', kind).where('key', '=', key).execute()
}

/** Everything that was counted for an account. What was counted for its address stays until its time is over. */
export async function forgetAllTries(db: Db, uid: string) {
  await db.deleteFrom('tries').where('key', '=', uid).execute()
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
