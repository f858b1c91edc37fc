import type { Config } from '../../config.ts'
import { startTestApp, type TestApp } from '../app.ts'
import type { freshDatabase } from '../database.ts'
import { DOUBLE_PRICES, SECRET_KEY, type StripeDouble, startStripeDouble, WEBHOOK_SECRET } from './double.ts'

const GRACE_MS = 7 * 86_400_000

export const paymentsAt = (apiBase: string) => ({
  secretKey: SECRET_KEY,
  webhookSecret: WEBHOOK_SECRET,
  priceIds: DOUBLE_PRICES.map(({ id }) => id),
  apiBase,
  graceMs: GRACE_MS,
})

type Given = { config?: Partial<Config>; database?: Awaited<ReturnType<typeof freshDatabase>> }

/** Starts the real app with the Stripe double as its payment provider. Both use the app's clock. */
export async function startPayingApp({ config, database }: Given = {}) {
  let app: TestApp | undefined
  const stripe = await startStripeDouble({ clock: () => app?.deps.clock() ?? Date.now() })
  app = await startTestApp({
    config: { ...config, payments: paymentsAt(stripe.url) },
    ...(database && { database }),
  })
  const { stop } = app
  return {
    app,
    stripe,
    async stop() {
      await stop()
      await stripe.stop()
    },
  }
}

/** Posts an event, real or forged, to the app's webhook. */
export async function bring(app: TestApp, event: { payload: string; signature?: string }) {
  const response = await app.app.inject({
    method: 'POST',
    url: '/server/payments/webhook',
    headers: { 'content-type': 'application/json', ...(event.signature && { 'stripe-signature': event.signature }) },
    payload: event.payload,
  })
  return response.statusCode
}

/** Delivers all pending events of the double, in order. */
export async function bringAll(app: TestApp, stripe: StripeDouble) {
  for (const event of stripe.takeEvents()) await bring(app, event)
}
