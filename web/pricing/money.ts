import { PROMO, type Price } from '#contract/payments.ts'
import * as words from '#words/pricing.ts'

/** Currencies whose smallest unit, as defined by the payment provider, isn't a hundredth. */
const WHOLE = ['bif', 'clp', 'djf', 'gnf', 'jpy', 'kmf', 'krw', 'mga', 'pyg', 'rwf', 'vnd', 'vuv', 'xaf', 'xof', 'xpf']
const THOUSANDTHS = ['bhd', 'jod', 'kwd', 'omr', 'tnd']

const digitsOf = (currency: string) => (WHOLE.includes(currency) ? 0 : THOUSANDTHS.includes(currency) ? 3 : 2)

/** Formats an amount given in the currency's smallest unit for the reader's language, without needless zeros. */
export function money(amount: number, currency: string): string {
  const digits = digitsOf(currency)
  const value = amount / 10 ** digits
  const shown = Number.isInteger(value) ? 0 : digits
  return words.money(value, {
    style: 'currency',
    currency,
    minimumFractionDigits: shown,
    maximumFractionDigits: shown,
  })
}

/** The discounted price. The payment provider rounds the discount rather than the price. */
export const promoAmount = (amount: number) => amount - Math.round((amount * PROMO.percentOff) / 100)

export const every = ({ interval, intervalCount }: Pick<Price, 'interval' | 'intervalCount'>) =>
  words.intervals[interval](intervalCount)
