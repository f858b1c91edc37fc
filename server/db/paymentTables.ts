import type { Subscription } from '#contract/payments.ts'

/** Subscriptions, as the payment provider last told of them, and what is under way with it. */
export type PaymentTables = {
  payers: PayerRow
  subscriptions: SubscriptionRow
  checkouts: CheckoutRow
  promoSlots: PromoSlotRow
  /** What was told by webhook, so that nothing is told twice. */
  paymentEvents: { id: string; type: string; createdAt: number }
  paymentTasks: PaymentTaskRow
}

export type PayerRow = {
  uid: string
  /** Null until the provider has told it. */
  customerId: string | null
  /** The idempotency key under which the customer is made, kept before it is. */
  creationKey: string
  /** When an administrator gave the subscription away. */
  grantedAt: number | null
  /** The number of the last question to the provider, and that of the answer that was written last. */
  asked: number
  told: number
  createdAt: number
}

export type SubscriptionState = NonNullable<Subscription['plan']>['state']

export type SubscriptionRow = {
  id: string
  uid: string
  customerId: string
  state: SubscriptionState
  priceId: string
  until: number | null
  endsThen: number
  /** When it was first seen past due: the grace counts from here. */
  pastDueSince: number | null
  createdAt: number
}

export type CheckoutRow = {
  /** Also the idempotency key of the call that opens it. */
  key: string
  uid: string
  priceId: string
  promo: number
  /** `opening`: the provider may or may not know of it. */
  state: 'opening' | 'open' | 'done' | 'over'
  sessionId: string | null
  url: string | null
  /** Where the person comes back to: part of what a repeated call must say alike. */
  origin: string
  /** In whole seconds, as milliseconds. */
  expiresAt: number
  createdAt: number
}

export type PromoSlotRow = {
  n: number
  /** Null once the account is gone. */
  uid: string | null
  state: 'held' | 'taken'
  checkoutKey: string | null
}

export type PaymentTaskRow = {
  /** `kind` and `thingId`: what is asked for again while it waits is done once. */
  key: string
  kind: 'sync' | 'settle' | 'leave'
  /** A customer's id; of `settle` a checkout's key. */
  thingId: string
  /** Grows with each request: one that came while it was being done is done again. */
  asked: number
  tries: number
  due: number
  leaseOwner: string | null
  leaseUntil: number
  lastError: string | null
}
