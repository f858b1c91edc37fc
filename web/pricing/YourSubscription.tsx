import { useQuery } from '@tanstack/react-query'
import { createPortalSession, getSubscription, type Subscription } from '#contract/payments.ts'
import { retry } from '#words/common.ts'
import * as words from '#words/pricing.subscription.ts'
import { call, query } from '../api/api.ts'
import { sentenceOf } from '../api/failure.ts'
import { useSending } from '../api/useSending.ts'
import { dayOf } from '../mastery/levels.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

/** Polling interval. People can return from the payment portal before the server learns of their changes. */
const LOOK_AGAIN_MS = 3_000
const LOOKS = 10

/** The state of the person's subscription and a link to manage it. Renders nothing if they've never had one. */
export default function YourSubscription() {
  const { data, error, refetch } = useQuery({
    ...query(getSubscription, {}),
    staleTime: 0,
    refetchInterval: ({ state }) => state.dataUpdateCount < LOOKS && LOOK_AGAIN_MS,
  })
  if (error)
    return (
      <Notice kind="error" actions={<Button onClick={() => refetch()}>{retry}</Button>}>
        {sentenceOf(error)}
      </Notice>
    )
  if (!data) return <Skeleton lines={2} label={words.loadingSubscription} />
  if (!data.granted && !data.plan) return null
  return (
    <div>
      {data.granted && <p>{words.granted}</p>}
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
          {isSending ? words.opening : words.openPortal}
        </Button>
      </p>
      {failure && <Notice kind="error">{failure}</Notice>}
    </>
  )
}

function stateInWords({ state, until, endsThen }: NonNullable<Subscription['plan']>): string {
  const day = until === null ? '' : dayOf(until)
  switch (state) {
    case 'active':
      if (endsThen) return day ? words.endsOn(day) : words.endsSoon
      return day ? words.renewsOn(day) : words.renews
    case 'trialing':
      return endsThen ? words.trialEndsOn(day) : words.trialUntil(day)
    case 'past_due':
      return words.pastDue
    case 'unpaid':
      return words.unpaid
    case 'paused':
      return words.paused
    case 'incomplete':
      return words.incomplete
    case 'canceled':
    case 'incomplete_expired':
      return words.ended
  }
}
