import { useQuery } from '@tanstack/react-query'
import { createPortalSession, getSubscription, type Subscription } from '#contract/payments.ts'
import { call, query } from './api.ts'
import { sentenceOf } from './failure.ts'
import { dayOf } from './levels.ts'
import { Button } from './ui/Button.tsx'
import { Notice } from './ui/Notice.tsx'
import { Skeleton } from './ui/Skeleton.tsx'
import { useSending } from './useSending.ts'

/** Whoever comes back from the portal is here before the news of what they did there. */
const LOOK_AGAIN_MS = 3_000
const LOOKS = 10

/** What somebody has, until when, and the way to change it. Nothing for whoever never had one. */
export default function YourSubscription() {
  const { data, error, refetch } = useQuery({
    ...query(getSubscription, {}),
    staleTime: 0,
    refetchInterval: ({ state }) => state.dataUpdateCount < LOOKS && LOOK_AGAIN_MS,
  })
  if (error)
    return (
      <Notice kind="error" actions={<Button onClick={() => refetch()}>Retry</Button>}>
        {sentenceOf(error)}
      </Notice>
    )
  if (!data) return <Skeleton lines={2} label="Loading your subscription" />
  if (!data.granted && !data.plan) return null
  return (
    <div>
      {data.granted && <p>An administrator of this server gave you the subscription. It costs you nothing.</p>}
      {data.plan && <p>{stateInWords(data.plan)}</p>}
      {data.plan && <PortalButton />}
    </div>
  )
}

function PortalButton() {
  const { isSending, failure, send } = useSending()

  async function open() {
    const portal = await send(() => call(createPortalSession, {}))
    if (portal) location.assign(portal.url)
  }

  return (
    <>
      <p className="actions">
        <Button onClick={open} disabled={isSending}>
          {isSending ? 'Opening…' : 'Card, invoices and cancelling'}
        </Button>
      </p>
      {failure && <Notice kind="error">{failure}</Notice>}
    </>
  )
}

function stateInWords({ state, until, endsThen }: NonNullable<Subscription['plan']>): string {
  const day = until === null ? null : dayOf(until)
  switch (state) {
    case 'active':
      if (endsThen)
        return `You cancelled. The subscription ends${day ? ` on ${day}` : ' soon'}; nothing more is charged.`
      return `Your subscription renews${day ? ` on ${day}` : ' by itself'}.`
    case 'trialing':
      return endsThen ? `Your trial ends on ${day}; nothing is charged.` : `Your trial goes on until ${day}.`
    case 'past_due':
      return 'The last payment failed. Change your card within a few days, and nothing is lost.'
    case 'unpaid':
      return 'The last payments failed, and the subscription rests until one succeeds.'
    case 'paused':
      return 'Your subscription is paused.'
    case 'incomplete':
      return 'The first payment is not complete.'
    case 'canceled':
    case 'incomplete_expired':
      return 'Your subscription has ended.'
  }
}
