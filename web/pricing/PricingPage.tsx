import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { messages } from '#contract/errors.ts'
import { getSite } from '#contract/site.ts'
import { query } from '../api.ts'
import { useSubscriber } from '../remembered.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import './pricing.css'

export function PricingPage() {
  const { data: site, error, refetch } = useQuery(query(getSite, {}))
  const paid = useSubscriber()
  return (
    <div className="page">
      <h1>Pricing</h1>
      <p className="lead">Reading and practising are free here. A subscription raises how much you can have written.</p>
      {error && (
        <Notice kind="error" actions={<Button onClick={() => refetch()}>Retry</Button>}>
          {error.message}
        </Notice>
      )}
      {!site && !error && <Skeleton />}
      {site && !site.billing && (
        <Notice>
          <p className="font-semibold">{messages.billingOff}</p>
          <p>Nobody is charged, and nothing on this page can be bought. Everything that works here is yours to use.</p>
        </Notice>
      )}
      {paid && <Notice kind="ok">You are a subscriber. Thank you.</Notice>}
      {!paid && site?.billing && site.promoOpen && <Notice>{messages.promo}</Notice>}
      <div className="plans">
        <section aria-labelledby="plan-free">
          <h2 id="plan-free">Free</h2>
          <p className="muted">With an account, or for reading without one.</p>
          <ul>
            <li>Every public topic, with its lessons</li>
            <li>Topics made from the built-in library</li>
            <li>Quizzes with the reason for every option</li>
            <li>Your own mastery, skill by skill</li>
          </ul>
        </section>
        <section aria-labelledby="plan-paid">
          <h2 id="plan-paid">Subscription</h2>
          <p className="muted">What it costs, and whether it exists, is set by whoever runs this server.</p>
          <ul>
            <li>Everything that is free</li>
            <li>More topics a day written by a language model, where the server has one</li>
          </ul>
        </section>
      </div>
      <h2 className="mt-12">Questions</h2>
      <div className="faq">
        <details>
          <summary>Why can I not subscribe here?</summary>
          <p>
            Lyceum is software that anyone can host. Its host decides whether to take payments
            {site && !site.billing ? ', and this one does not' : ''}. <Link to="/contact">Ask the host</Link> if you
            would like to support the server.
          </p>
        </details>
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
