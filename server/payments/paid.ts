import type { SubscriptionRow } from '../db/tables.ts'

type Told = Pick<SubscriptionRow, 'state' | 'pastDueSince'>

/**
 * In these states, a customer must not subscribe again, because the provider still renews the subscription or waits for
 * a card.
 */
const LIVING: SubscriptionRow['state'][] = ['active', 'trialing', 'past_due', 'unpaid', 'paused']
export const isLiving = ({ state }: Told) => LIVING.includes(state)

/** Whether the subscription counts as paid. After a failed payment, there is a grace period in which it still does. */
export const isPaying = ({ state, pastDueSince }: Told, { now, graceMs }: { now: number; graceMs: number }) =>
  state === 'active' ||
  state === 'trialing' ||
  (state === 'past_due' && pastDueSince !== null && now < pastDueSince + graceMs)
