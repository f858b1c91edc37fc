import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { User } from '#contract/auth.ts'
import { getSubscriptionStatus } from '#contract/payments.ts'
import * as words from '#words/pricing.returned.ts'
import { query } from '../api/api.ts'
import { session } from '../session/session.ts'
import { Notice } from '../ui/Notice.tsx'

const LOOK_EVERY_MS = 2_000
/** A minute; after that the news comes by itself, if the page is still open. */
const LOOKS = 30

/** After the checkout: waits until the payment provider has told of the payment. */
export default function Returned({ user }: { user: User }) {
  const told = useQuery({
    ...query(getSubscriptionStatus, {}),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.subscription !== 'paid' && state.dataUpdateCount + state.errorUpdateCount < LOOKS && LOOK_EVERY_MS,
  })
  const subscription = told.data?.subscription ?? user.subscription
  useEffect(() => {
    // The socket says so too; whichever is first.
    if (subscription === 'paid' && user.subscription !== 'paid') void session.setUser({ ...user, subscription })
  }, [subscription, user])

  if (subscription === 'paid') return <Notice kind="ok">{words.thanks}</Notice>
  return (
    <div role="status">
      <Notice>{words.waiting}</Notice>
    </div>
  )
}
