import { afterAll, beforeAll, expect, test } from 'vitest'
import { PROMO } from '#contract/payments.ts'
import { isOutage } from '../db/outage.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { forgetSlot, holdSlot, isPromoOpen, releaseSlot, takeSlot } from './slots.ts'

const CLAIMS = 2_000
const PEOPLE = 700

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const slots = () => app.deps.db.selectFrom('promoSlots').selectAll().orderBy('n').execute()
const within = <Result>(work: (tx: TestApp['deps']['db']) => Promise<Result>) => app.deps.db.transaction().execute(work)
const hold = (uid: string, checkoutKey: string) => within((tx) => holdSlot(tx, { uid, checkoutKey }))

/**
 * Tries again until it succeeds, because with so many claims at the same time, some don't get a database connection.
 */
async function asked<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isOutage(error)) throw error
    }
  }
}

test('two thousand claims at once of seven hundred people give exactly a hundred slots, one a person', async () => {
  const claims = await Promise.all(
    Array.from({ length: CLAIMS }, async (_, i) => {
      const uid = `u${i % PEOPLE}`
      return { uid, got: await asked(() => hold(uid, `c${i}`)) }
    }),
  )
  const winners = new Set(claims.filter(({ got }) => got).map(({ uid }) => uid))
  expect(winners.size).toBe(PROMO.slots)
  const held = await slots()
  expect(held).toHaveLength(PROMO.slots)
  expect(new Set(held.map(({ uid }) => uid))).toEqual(winners)
  expect(held.map(({ n }) => n)).toEqual(Array.from({ length: PROMO.slots }, (_, i) => i + 1))
  expect(await isPromoOpen(app.deps.db)).toBe(false)
})

test('what is released is given to the next, what is taken is given to nobody', async () => {
  const [first, second, third] = await slots()
  await within((tx) => takeSlot(tx, first?.uid ?? ''))
  await within((tx) => releaseSlot(tx, first?.checkoutKey ?? ''))
  await within((tx) => releaseSlot(tx, second?.checkoutKey ?? ''))
  expect(await hold('late', 'late')).toBe(true)
  expect((await slots()).find(({ uid }) => uid === 'late')?.n).toBe(second?.n)
  expect(await hold('later', 'later')).toBe(false)
  // Each user gets the discount only once.
  expect(await hold(first?.uid ?? '', 'again')).toBe(false)

  await within((tx) => forgetSlot(tx, first?.uid ?? ''))
  await within((tx) => forgetSlot(tx, third?.uid ?? ''))
  const left = await slots()
  expect(left).toHaveLength(PROMO.slots - 1)
  expect(left[0]).toMatchObject({ n: first?.n, uid: null, state: 'taken' })
})
