import type { Price } from '#contract/payments.ts'
import type { PaymentsConfig } from '../config.ts'
import { AppError } from '../errors.ts'
import { openStripe, type Provider } from './stripe.ts'

const PRICES_KEPT_MS = 10 * 60 * 1000

/** Access to the payment provider as configured, and a signal that wakes the payment tasks. */
export type Billing = ReturnType<typeof createBilling>

export function createBilling(config: PaymentsConfig | undefined, clock: () => number) {
  let opened: Promise<Provider> | undefined
  let kept: { at: number; prices: Price[] } | undefined
  let asked: Promise<Price[]> | undefined
  let listener = () => {}

  /** @throws AppError if billing is off. */
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
    /** Undefined if billing is off. */
    config,
    provider,
    /**
     * The prices on offer, which are cached. After ten minutes, the old prices are still returned while new ones are
     * fetched.
     */
    async prices(): Promise<Price[]> {
      if (!config) return []
      if (!kept) return askForPrices()
      // If this fails, the next call tries again.
      if (kept.at + PRICES_KEPT_MS < clock()) askForPrices().catch(() => {})
      return kept.prices
    },
    /** Wakes the payment tasks. */
    ring: () => listener(),
    onRing(listen: () => void) {
      listener = listen
    },
  }
}
