import { useQuery } from '@tanstack/react-query'
import { sendVerification } from '#contract/account.ts'
import { getSite } from '#contract/site.ts'
import { getProfile } from '#contract/users.ts'
import { sending as sendingLabel } from '#words/common.ts'
import * as words from '#words/profile.account.ts'
import { call, query } from '../api/api.ts'
import { useSending } from '../api/useSending.ts'
import { Button } from '../ui/Button.tsx'
import { type Done, Outcome } from './Outcome.tsx'

/** The e-mail address. If it isn't verified, says so, with a button that requests a verification e-mail. */
export function EmailState({ email }: { email: string }) {
  const { data } = useQuery(query(getProfile, {}))
  const { data: site } = useQuery(query(getSite, {}))
  const { sending, isSending, send } = useSending<Done>()
  // If the server can't send e-mails, nobody can verify an address.
  if (!data || data.user.emailVerified || site?.hasMail === false) return <>{email}</>
  const ask = () =>
    send(async () => {
      const answer = await call(sendVerification, {})
      return answer && { message: words.letterSent(answer.email) }
    })
  return (
    <>
      {email} <span className="muted">{words.notVerified}</span>
      {site?.hasMail && (
        <p className="actions">
          <Button onClick={ask} aria-disabled={isSending || undefined}>
            {isSending ? sendingLabel : words.sendLetter}
          </Button>
        </p>
      )}
      <Outcome sending={sending} />
    </>
  )
}
