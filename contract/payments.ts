import { z } from 'zod'
import { User } from './auth.ts'
import { endpoint, fetching } from './endpoint.ts'
import { said } from './said.ts'

/** What the first hundred subscribers get. */
export const PROMO = { slots: 100, percentOff: 60 } as const

export const Price = z.object({
  priceId: z.string(),
  name: z.string(),
  /** In the smallest unit of the currency, cents say. */
  amount: z.number().int(),
  /** As ISO 4217 writes it, in small letters. */
  currency: z.string(),
  interval: z.enum(['day', 'week', 'month', 'year']),
  intervalCount: z.number().int(),
})
export type Price = z.infer<typeof Price>

/** What can be bought here; `billing` is false where nothing can. */
export const Pricing = z.object({
  billing: z.boolean(),
  prices: z.array(Price),
  promo: z.object({ open: z.boolean(), percentOff: z.number().int() }),
  /** Topics a day that a language model writes for one person; null where there is no model. */
  allowance: z.object({ none: z.number().int(), paid: z.number().int() }).nullable(),
})
export type Pricing = z.infer<typeof Pricing>

export const getPricing = endpoint({
  method: 'GET',
  path: '/info/pricing',
  access: 'public',
  failure: fetching('prices'),
  input: z.object({}),
  output: Pricing,
})

/** `email` and `userId` are the caller's own, or the call is refused. */
export const createCheckoutSession = endpoint({
  method: 'POST',
  path: '/payments/create-checkout-session',
  access: 'owner',
  failure: 'Error creating checkout session: ',
  input: z.object({
    priceId: z
      .string()
      .min(
        1,
        said((words) => words.priceMissing),
      )
      .max(200),
    email: z.string().max(254).optional(),
    userId: z.string().max(80).optional(),
  }),
  /** The payment provider's page, to go to at once. */
  output: z.object({ url: z.string() }),
})

/** Where a subscriber changes the card, reads invoices and cancels: the payment provider's own page. */
export const createPortalSession = endpoint({
  method: 'POST',
  path: '/payments/create-portal-session',
  access: 'owner',
  failure: 'Error opening the customer portal: ',
  input: z.object({}),
  output: z.object({ url: z.string() }),
})

export const getSubscriptionStatus = endpoint({
  method: 'GET',
  path: '/subscription/status',
  access: 'user',
  failure: fetching('subscription'),
  input: z.object({}),
  output: User.pick({ subscription: true }),
})

const SUBSCRIPTION_STATES = [
  'active',
  'trialing',
  'past_due',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'unpaid',
  'paused',
] as const

/** The page's view of it. `plan` is null for whoever has never subscribed; the newest living one, else the newest. */
export const Subscription = User.pick({ subscription: true }).extend({
  /** An administrator gave it. */
  granted: z.boolean(),
  /** Whether their next checkout has the discount of the first hundred, which is given once a person. */
  discount: z.boolean(),
  plan: z
    .object({
      state: z.enum(SUBSCRIPTION_STATES),
      priceId: z.string(),
      /** When it renews, or ends where `endsThen`; null where the provider does not say. */
      until: z.number().int().nullable(),
      endsThen: z.boolean(),
    })
    .nullable(),
})
export type Subscription = z.infer<typeof Subscription>

export const getSubscription = endpoint({
  method: 'GET',
  path: '/subscription',
  access: 'user',
  failure: fetching('subscription'),
  input: z.object({}),
  output: Subscription,
})
