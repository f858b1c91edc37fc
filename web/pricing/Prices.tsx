import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '#contract/auth.ts'
import { createCheckoutSession, getSubscription, type Price, type Pricing } from '#contract/payments.ts'
import * as words from '#words/pricing.ts'
import { call, query } from '../api/api.ts'
import { useSending } from '../api/useSending.ts'
import { useSession } from '../session/session.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Rich } from '../ui/Rich.tsx'
import { every, money, promoAmount } from './money.ts'

/** The prices, with buttons that lead to the payment provider's checkout. */
export function Prices({ prices, promo }: Pick<Pricing, 'prices'> & { promo: boolean }) {
  const session = useSession()
  const queryClient = useQueryClient()
  const [going, setGoing] = useState('')
  const { failure, send } = useSending()

  async function subscribe(priceId: string, { email, uid }: User) {
    setGoing(priceId)
    const checkout = await send(() => call(createCheckoutSession, { priceId, email, userId: uid }))
    if (checkout) location.assign(checkout.url)
    // The call may have failed because the person subscribed in another tab.
    else void queryClient.invalidateQueries({ queryKey: query(getSubscription, {}).queryKey })
    setGoing('')
  }

  const named = new Set(prices.map(({ name }) => name)).size > 1
  if (prices.length === 0) return <p>{words.nothingForSale}</p>
  return (
    <>
      <ul className="prices">
        {prices.map((price) => (
          <li key={price.priceId}>
            <p>
              <Amount price={price} promo={promo} />
              {named && <span className="muted small"> {price.name}</span>}
            </p>
            {session.state === 'signedIn' ? (
              <Button variant="primary" onClick={() => subscribe(price.priceId, session.user)} disabled={going !== ''}>
                {going === price.priceId ? words.openingCheckout : words.subscribe[price.interval]}
              </Button>
            ) : (
              <LinkButton to="/auth/signin" search={{ next: '/pricing' }} className="visitors-only">
                {words.signInToSubscribe[price.interval]}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
      {failure && <Notice kind="error">{failure}</Notice>}
    </>
  )
}

function Amount({ price, promo }: { price: Price; promo: boolean }) {
  const { amount, currency } = price
  return (
    <Rich
      text={promo ? words.discountEvery : words.priceEvery}
      parts={{
        price: () => <strong>{money(promo ? promoAmount(amount) : amount, currency)}</strong>,
        every: () => every(price),
        usual: () => <s>{money(amount, currency)}</s>,
      }}
    />
  )
}
