import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCheckoutSession } from '#contract/payments.ts'
import { randomFrom } from '../items/service.ts'
import type { TestApp } from '../testing/app.ts'
import { bring, startPayingApp } from '../testing/stripe/app.ts'
import type { StripeDouble } from '../testing/stripe/double.ts'
import * as payments from './service.ts'

const PEOPLE = 40
const DELIVERIES = 1_000
const AT_ONCE = 50
const LOST = 0.2

let app: TestApp
let stripe: StripeDouble
let stop: () => Promise<void>
beforeAll(async () => {
  ;({ app, stripe, stop } = await startPayingApp())
})
afterAll(() => stop())

test('a thousand events shuffled, doubled and lost leave what the provider says, once everybody was asked about', async () => {
  const random = randomFrom('a thousand events')
  const people = await Promise.all(Array.from({ length: PEOPLE }, (_, i) => app.signedIn(`Payer${i}`)))
  const events: ReturnType<StripeDouble['takeEvents']> = []
  const paid: string[] = []
  for (const as of people) {
    const body = { priceId: random.pick(['price_monthly', 'price_yearly']) }
    const { url } = await app.ask(createCheckoutSession, body, { as })
    if (random.pick([true, true, true, false]))
      paid.push(stripe.world.complete(url.split('/').at(-1) ?? '').subscription.id)
  }
  while (events.length < DELIVERIES) {
    const id = random.pick(paid)
    const status = random.pick(['active', 'past_due', 'canceled', 'unpaid', 'active'] as const)
    // A cancelled subscription stays cancelled.
    if (stripe.world.subscriptions.get(id)?.status !== 'canceled')
      stripe.world.change(id, { status, cancelAtPeriodEnd: random.pick([true, false]) })
    const happened = stripe.takeEvents().filter(() => random.int(1, 100) > LOST * 100)
    events.push(...happened, ...happened)
    if (paid.every((one) => stripe.world.subscriptions.get(one)?.status === 'canceled')) break
  }
  const delivered = random.shuffle(Array.from({ length: DELIVERIES }, () => random.pick(events)))
  for (let from = 0; from < DELIVERIES; from += AT_ONCE) {
    const answers = await Promise.all(delivered.slice(from, from + AT_ONCE).map((event) => bring(app, event)))
    expect(new Set(answers)).toEqual(new Set([200]))
  }

  await payments.askAboutEverybody(app.deps)
  app.deps.billing.ring()
  await expect
    .poll(async () => app.deps.db.selectFrom('paymentTasks').select(['key', 'lastError']).execute(), {
      timeout: 60_000,
    })
    .toEqual([])

  const ours = await app.deps.db.selectFrom('subscriptions').select(['id', 'state', 'endsThen']).execute()
  const theirs = [...stripe.world.subscriptions.values()]
  const plain = (id: string, state: string, endsThen: boolean) => `${id} ${state} ${endsThen}`
  expect(ours.map(({ id, state, endsThen }) => plain(id, state, endsThen === 1)).sort()).toEqual(
    theirs.map(({ id, status, cancelAtPeriodEnd }) => plain(id, status, cancelAtPeriodEnd)).sort(),
  )
  const living = new Set(
    theirs.filter(({ status }) => status === 'active' || status === 'past_due').map(({ metadata }) => metadata.uid),
  )
  for (const { uid } of people) {
    const { subscription } = await app.deps.db
      .selectFrom('users')
      .select('subscription')
      .where('id', '=', uid)
      .executeTakeFirstOrThrow()
    expect({ uid, subscription }).toEqual({ uid, subscription: living.has(uid) ? 'paid' : 'none' })
  }
})
