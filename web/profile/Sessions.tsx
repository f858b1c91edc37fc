import { signOutEverywhere } from '#contract/users.ts'
import { call } from '../api.ts'
import { Button } from '../ui/Button.tsx'
import { Outcome } from './Outcome.tsx'
import { sessionsEnded } from './sessionsEnded.ts'
import { useSaving } from './useSaving.ts'

export function Sessions() {
  const { saving, busy, run } = useSaving()
  const end = () =>
    run(async () => {
      const answer = await call(signOutEverywhere, { keepThis: true })
      return answer && { message: sessionsEnded(answer.sessionsEnded) }
    })
  return (
    <>
      <p className="muted">
        A device that you no longer have, or a browser that is not yours: sign out of all others at once.
      </p>
      <Outcome saving={saving} />
      <p className="actions">
        <Button onClick={end} aria-disabled={busy || undefined}>
          {busy ? 'Signing out…' : 'Sign out everywhere else'}
        </Button>
      </p>
    </>
  )
}
