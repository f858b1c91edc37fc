import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDb } from '../db/client.ts'
import { freshDatabase } from '../testing/database.ts'
import { type HeldServer, startPayingHost } from '../testing/process.ts'
import { shareOf } from '../testing/share.ts'
import { type Fault, type StripeDouble, startStripeDouble } from '../testing/stripe/double.ts'

/** The Stripe calls of a user's first checkout, in order. */
const CALLS = [
  'POST /v1/customers',
  'GET /v1/coupons/lyceum-first-100',
  'POST /v1/coupons',
  'POST /v1/checkout/sessions',
]

let stripe: StripeDouble
beforeAll(async () => {
  stripe = await startStripeDouble()
})
afterAll(() => stripe.stop())

async function askFor(server: HeldServer, token: string) {
  const reply = await fetch(`http://127.0.0.1:${server.port}/server/payments/create-checkout-session`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ priceId: 'price_monthly' }),
  })
  return { status: reply.status, body: (await reply.json()) as { url?: string } }
}

const all = CALLS.flatMap((_, place) => (['hang', 'late'] as const).map((fault): [number, Fault] => [place, fault]))
const cases = shareOf(all, { of: 3 })

test.each(cases)(
  'kill -9 at call %i of a checkout (%s): one customer, one checkout, one slot',
  async (place, fault) => {
    stripe.world.coupons.clear()
    stripe.forget()
    const database = await freshDatabase({ onDisk: true })
    const first = await startPayingHost(database, stripe.url)
    const { uid, token } = first
    const calls = stripe.calls.length
    stripe.fail(...Array.from({ length: place }, () => null), fault)
    const unanswered = askFor(first, token).catch(() => 'cut')
    await expect.poll(() => stripe.calls.length - calls).toBe(place + 1)
    expect(stripe.calls.at(-1)).toBe(CALLS[place])
    await first.kill()
    expect(await unanswered).toBe('cut')

    const second = await startPayingHost(database, stripe.url)
    const again = await askFor(second, token)
    expect(again).toMatchObject({ status: 200 })
    const url = again.body.url ?? ''
    expect((await askFor(second, token)).body.url).toBe(url)
    const own = <Thing extends { metadata: Record<string, string> }>(things: Map<string, Thing>) =>
      [...things.values()].filter(({ metadata }) => metadata.uid === uid)
    expect(own(stripe.world.customers)).toHaveLength(1)
    expect(own(stripe.world.sessions).map(({ id }) => url.endsWith(id))).toEqual([true])
    await second.kill()

    const { db } = await openDb(database)
    expect(await db.selectFrom('promoSlots').select(['n', 'uid', 'state']).execute()).toEqual([
      { n: 1, uid, state: 'held' },
    ])
    await db.destroy()
    await database.drop()
  },
  60_000,
)
