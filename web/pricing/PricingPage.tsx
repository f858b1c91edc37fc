import { type QueryClient, useQuery } from '@tanstack/react-query'
import { Link, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { getPricing, getSubscription } from '#contract/payments.ts'
import { browseTopics, pricingTitle, retry } from '#words/common.ts'
import * as words from '#words/pricing.ts'
import { query } from '../api/api.ts'
import { sentenceOf } from '../api/failure.ts'
import { useSubscriber } from '../session/remembered.ts'
import { useSession } from '../session/session.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Rich } from '../ui/Rich.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Prices } from './Prices.tsx'
import './pricing.css'

const Returned = lazy(() => import('./Returned.tsx'))
const YourSubscription = lazy(() => import('./YourSubscription.tsx'))

const { free, paid: plan, questions } = words

/** Route loader: prefetches the data of the first view. */
export const loadPricing = (queryClient: QueryClient) => queryClient.prefetchQuery(query(getPricing, {}))

export function PricingPage() {
  const { data: pricing, error, refetch } = useQuery(query(getPricing, {}))
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  const session = useSession()
  const paid = useSubscriber()
  const own = useQuery({ ...query(getSubscription, {}), enabled: session.state === 'signedIn' }).data
  const { allowance, billing } = pricing ?? {}
  // Each person gets the discount only once, so it may be over for this person although the promotion is still open.
  const promo = own ? own.discount : pricing?.promo.open
  return (
    <div className="page">
      <h1>{pricingTitle}</h1>
      <p className="lead">{billing === false ? words.leadFree : words.leadPaid}</p>
      {search.includes('checkout=cancelled') && !paid && <Notice>{words.leftCheckout}</Notice>}
      {session.state === 'signedIn' && search.includes('checkout=done') && (
        <Suspense>
          <Returned user={session.user} />
        </Suspense>
      )}
      {error && (
        <Notice kind="error" actions={<Button onClick={() => refetch()}>{retry}</Button>}>
          {sentenceOf(error)}
        </Notice>
      )}
      {!pricing && !error && <Skeleton />}
      {billing === false && (
        <Notice>
          <p className="font-semibold">{words.billingOff}</p>
          <p>{words.nothingToBuy}</p>
          <p className="actions">
            <LinkButton to="/topics" variant="primary">
              {browseTopics}
            </LinkButton>
            <LinkButton to="/pathways">{words.followPathway}</LinkButton>
            <LinkButton to="/auth/register" className="visitors-only">
              {words.createFreeAccount}
            </LinkButton>
          </p>
        </Notice>
      )}
      {billing && promo && !paid && <Notice>{words.promo}</Notice>}
      <div className="plans">
        <section aria-labelledby="plan-free">
          <h2 id="plan-free">{billing === false ? free.titleAlone : free.title}</h2>
          <p className="muted">{free.who}</p>
          <ul>
            <li>{free.everyTopic}</li>
            <li>{free.library}</li>
            {allowance && allowance.none > 0 && <li>{words.topicsADay(allowance.none)}</li>}
            <li>{free.quizzes}</li>
            <li>{free.mastery}</li>
          </ul>
        </section>
        {(billing !== false || paid) && (
          <section aria-labelledby="plan-paid">
            <h2 id="plan-paid">{plan.title}</h2>
            {paid && <p>{plan.isYours}</p>}
            {session.state === 'signedIn' && (
              <Suspense fallback={<Skeleton lines={2} />}>
                <YourSubscription key={String(paid)} />
              </Suspense>
            )}
            {!paid && billing && pricing && <Prices prices={pricing.prices} promo={promo === true} />}
            <ul>
              <li>{plan.everythingFree}</li>
              <li>{allowance ? words.topicsADay(allowance.paid) : plan.moreTopics}</li>
            </ul>
          </section>
        )}
      </div>
      <h2 className="mt-12">{questions.title}</h2>
      <div className="faq">
        {billing ? (
          <details>
            <summary>{questions.how.title}</summary>
            <p>{questions.how.text}</p>
          </details>
        ) : (
          <details>
            <summary>{questions.whyNot.title}</summary>
            <p>
              <Rich
                text={billing === false ? questions.whyNot.textOff : questions.whyNot.text}
                parts={{ contact: (inner) => <Link to="/contact">{inner}</Link> }}
              />
            </p>
          </details>
        )}
        <details>
          <summary>{questions.whatStays.title}</summary>
          <p>{questions.whatStays.text}</p>
        </details>
        <details>
          <summary>{questions.sameTeaching.title}</summary>
          <p>{questions.sameTeaching.text}</p>
        </details>
      </div>
    </div>
  )
}
