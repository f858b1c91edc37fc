import type { Subscription } from '#contract/payments.ts'

/** Subscriptions as last reported by the payment provider, and pending checkouts and tasks. */
export type PaymentTables = {
  payers: PayerRow
  subscriptions: SubscriptionRow
  checkouts: CheckoutRow
  promoSlots: PromoSlotRow
  /** Webhook events already received, so that none is processed twice. */
  paymentEvents: { id: string; type: string; createdAt: number }
  paymentTasks: PaymentTaskRow
}

export type PayerRow = {
  uid: string
  /** Null until the provider has reported it. */
  customerId: string | null
  /** Idempotency key for creating the customer, stored before the call. */
  creationKey: string
  /** When an administrator granted the subscription for free; null if none did. */
  grantedAt: number | null
  /**
   * The number of the latest request to the provider, and of the request whose response was saved last. Older responses
   * are ignored.
   */
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
  /** When it was first seen past due; the grace period starts here. */
  pastDueSince: number | null
  createdAt: number
}

export type CheckoutRow = {
  /** Also the idempotency key of the call that opens the checkout. */
  key: string
  uid: string
  priceId: string
  promo: number
  /** `opening`: the provider may or may not have received the call. */
  state: 'opening' | 'open' | 'done' | 'over'
  sessionId: string | null
  url: string | null
  /** Origin of the return address; stored because a retried call must send the same parameters. */
  origin: string
  /** Milliseconds, a multiple of 1,000, because the provider counts in seconds. */
  expiresAt: number
  createdAt: number
}

export type PromoSlotRow = {
  n: number
  /** Null once the account is deleted. */
  uid: string | null
  state: 'held' | 'taken'
  checkoutKey: string | null
}

export type PaymentTaskRow = {
  /** `kind/thingId`: repeated requests for a pending task are merged into one. */
  key: string
  kind: 'sync' | 'settle' | 'leave'
  /** A customer's id; for `settle` a checkout's key. */
  thingId: string
  /** Incremented by each request; if it changes while the task runs, the task runs again. */
  asked: number
  tries: number
  due: number
  leaseOwner: string | null
  leaseUntil: number
  lastError: string | null
}
