import { type QueryClient, useQuery } from '@tanstack/react-query'
import { Link, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { messages } from '#contract/errors.ts'
import { getPricing, getSubscription } from '#contract/payments.ts'
import { query } from '../api.ts'
import { sentenceOf } from '../failure.ts'
import { useSubscriber } from '../remembered.ts'
import { useSession } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Prices } from './Prices.tsx'
import './pricing.css'

const Returned = lazy(() => import('./Returned.tsx'))
const YourSubscription = lazy(() => import('../YourSubscription.tsx'))

/** For the route: what the page shows first. */
export const loadPricing = (queryClient: QueryClient) => queryClient.prefetchQuery(query(getPricing, {}))

export function PricingPage() {
  const { data: pricing, error, refetch } = useQuery(query(getPricing, {}))
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  const session = useSession()
  const paid = useSubscriber()
  const own = useQuery({ ...query(getSubscription, {}), enabled: session.state === 'signedIn' }).data
  const { allowance, billing } = pricing ?? {}
  // It is given once a person.
  const promo = own ? own.discount : pricing?.promo.open
  return (
    <div className="page">
      <h1>Pricing</h1>
      <p className="lead">
        {billing === false
          ? 'Everything here is free.'
          : 'Reading and practising are free here. A subscription raises how much you can have written.'}
      </p>
      {search.includes('checkout=cancelled') && !paid && (
        <Notice>You left the checkout, and nothing was charged.</Notice>
      )}
      {session.state === 'signedIn' && search.includes('checkout=done') && (
        <Suspense>
          <Returned user={session.user} />
        </Suspense>
      )}
      {error && (
        <Notice kind="error" actions={<Button onClick={() => refetch()}>Retry</Button>}>
          {sentenceOf(error)}
        </Notice>
      )}
      {!pricing && !error && <Skeleton />}
      {billing === false && (
        <Notice>
          <p className="font-semibold">{messages.billingOff}</p>
          <p>
            There is nothing to buy and nobody is charged, so the offer for the first 100 subscribers has not begun. If
            the host turns billing on, the offer appears here. Until then you can use everything for free.
          </p>
          <p className="actions">
            <LinkButton to="/topics" variant="primary">
              Browse topics
            </LinkButton>
            <LinkButton to="/pathways">Follow a pathway</LinkButton>
            <LinkButton to="/auth/register" className="visitors-only">
              Create a free account
            </LinkButton>
          </p>
        </Notice>
      )}
      {billing && promo && !paid && <Notice>{messages.promo}</Notice>}
      <div className="plans">
        <section aria-labelledby="plan-free">
          <h2 id="plan-free">{billing === false ? 'What you can do here' : 'Free'}</h2>
          <p className="muted">With an account, or for reading without one.</p>
          <ul>
            <li>Every public topic, with its lessons</li>
            <li>Topics made from the built-in library</li>
            {allowance && allowance.none > 0 && <li>{allowance.none} topics a day written by a language model</li>}
            <li>Quizzes with the reason for every option</li>
            <li>Your own mastery, skill by skill</li>
          </ul>
        </section>
        {(billing !== false || paid) && (
          <section aria-labelledby="plan-paid">
            <h2 id="plan-paid">Subscription</h2>
            {paid && <p>You are a subscriber.</p>}
            {session.state === 'signedIn' && (
              <Suspense fallback={<Skeleton lines={2} />}>
                <YourSubscription key={String(paid)} />
              </Suspense>
            )}
            {!paid && billing && pricing && <Prices prices={pricing.prices} promo={promo === true} />}
            <ul>
              <li>Everything that is free</li>
              <li>
                {allowance
                  ? `${allowance.paid} topics a day written by a language model`
                  : 'More topics a day written by a language model, where the server has one'}
              </li>
            </ul>
          </section>
        )}
      </div>
      <h2 className="mt-12">Questions</h2>
      <div className="faq">
        {billing ? (
          <details>
            <summary>How is it paid, and how does it end?</summary>
            <p>
              On the pages of Stripe, a payment provider: this server never sees your card. You can cancel there at any
              time; what is paid for stays yours until its end. With the discount for the first hundred, the price stays
              lower for as long as you stay.
            </p>
          </details>
        ) : (
          <details>
            <summary>Why can I not subscribe here?</summary>
            <p>
              Lyceum is software that anyone can host. Its host decides whether to take payments
              {billing === false ? ', and this one does not' : ''}. <Link to="/contact">Ask the host</Link> if you would
              like to support the server.
            </p>
          </details>
        )}
        <details>
          <summary>What stays when a subscription ends?</summary>
          <p>Your topics, your answers and your mastery. Only the daily allowance goes back to the free one.</p>
        </details>
        <details>
          <summary>Does paying change what I am taught?</summary>
          <p>No. Lessons and questions are the same, and are checked in the same way.</p>
        </details>
      </div>
    </div>
  )
}
