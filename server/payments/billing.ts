import type { Price } from '#contract/payments.ts'
import type { PaymentsConfig } from '../config.ts'
import { AppError } from '../errors.ts'
import { openStripe, type Provider } from './stripe.ts'

const PRICES_KEPT_MS = 10 * 60 * 1000

/** Billing as it is configured: the way to the provider, and a bell that wakes the tasks. */
export type Billing = ReturnType<typeof createBilling>

export function createBilling(config: PaymentsConfig | undefined, clock: () => number) {
  let opened: Promise<Provider> | undefined
  let kept: { at: number; prices: Price[] } | undefined
  let asked: Promise<Price[]> | undefined
  let listener = () => {}

  /** @throws AppError where billing is off. */
  async function provider() {
    if (!config) throw new AppError('unavailable', (words) => words.hosting.billingOff)
    opened ??= openStripe(config)
    return opened
  }
  const askForPrices = () => {
    asked ??= provider()
      .then((one) => one.prices())
      .then((prices) => {
        kept = { at: clock(), prices }
        return prices
      })
      .finally(() => {
        asked = undefined
      })
    return asked
  }
  return {
    /** Undefined: nothing can be bought here. */
    config,
    provider,
    /** What can be bought. After ten minutes they are asked for anew; meanwhile the old ones are told. */
    async prices(): Promise<Price[]> {
      if (!config) return []
      if (!kept) return askForPrices()
      // The next call asks again.
      if (kept.at + PRICES_KEPT_MS < clock()) askForPrices().catch(() => {})
      return kept.prices
    },
    /** Something new is to be done. */
    ring: () => listener(),
    onRing(listen: () => void) {
      listener = listen
    },
  }
}
