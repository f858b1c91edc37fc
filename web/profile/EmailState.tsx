import { useQuery } from '@tanstack/react-query'
import { sendVerification } from '#contract/account.ts'
import { getSite } from '#contract/site.ts'
import { getProfile } from '#contract/users.ts'
import { call, query } from '../api.ts'
import { Button } from '../ui/Button.tsx'
import { useSending } from '../useSending.ts'
import { type Done, Outcome } from './Outcome.tsx'

/** The address; where letters leave, whether it is known to be theirs, and a button that asks for one. */
export function EmailState({ email }: { email: string }) {
  const { data } = useQuery(query(getProfile, {}))
  const { data: site } = useQuery(query(getSite, {}))
  const { sending, isSending, send } = useSending<Done>()
  // Where no letters leave, nobody could show that it is.
  if (!data || data.user.emailVerified || site?.hasMail === false) return <>{email}</>
  const ask = () =>
    send(async () => {
      const answer = await call(sendVerification, {})
      return answer && { message: `A letter with a link is on its way to ${answer.email}.` }
    })
  return (
    <>
      {email} <span className="muted">(not verified)</span>
      {site?.hasMail && (
        <p className="actions">
          <Button onClick={ask} aria-disabled={isSending || undefined}>
            {isSending ? 'Sending…' : 'Send a letter to verify it'}
          </Button>
        </p>
      )}
      <Outcome sending={sending} />
    </>
  )
}
