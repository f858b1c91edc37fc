import { useQuery, useQueryClient } from '@tanstack/react-query'
import { endSession, listSessions, type Session } from '#contract/account.ts'
import { signOutEverywhere } from '#contract/users.ts'
import { call, query } from '../api.ts'
import { sentenceOf } from '../failure.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSending } from '../useSending.ts'
import { type Done, Outcome } from './Outcome.tsx'
import { sessionsEnded } from './sessionsEnded.ts'

const listed = query(listSessions, {})

/** Where somebody is signed in; each but this one can be ended. */
export function Sessions() {
  const { data, error, refetch, isFetching } = useQuery({ ...listed, staleTime: 0 })
  const client = useQueryClient()
  const { sending, isSending, send } = useSending<Done>()
  const others = data?.items.filter(({ isThis }) => !isThis).length ?? 0

  const end = ({ id, device }: Session) =>
    send(async () => {
      const answer = await call(endSession, { id }).finally(() => client.invalidateQueries(listed))
      return answer && { message: `${device} is signed out.` }
    })
  const endOthers = () =>
    send(async () => {
      const answer = await call(signOutEverywhere, { keepThis: true }).finally(() => client.invalidateQueries(listed))
      return answer && { message: sessionsEnded(answer.sessionsEnded) }
    })

  return (
    <>
      <p className="muted">
        A device that you no longer have, or a browser that is not yours: sign it out here. It ends at once.
      </p>
      {data && (
        <ul className="session-list">
          {data.items.map((session) => (
            <li key={session.id}>
              <div>
                <strong>{session.device}</strong>
                {session.isThis && <span className="session-this">This device</span>}
                <p className="muted small">
                  Signed in {when(session.openedAt)}
                  {dayOf(session.usedAt) !== dayOf(session.openedAt) && `, last used ${dayOf(session.usedAt)}`}
                </p>
              </div>
              {!session.isThis && (
                <Button onClick={() => end(session)} aria-disabled={isSending || undefined}>
                  Sign out<span className="sr-only"> {session.device}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {!data && !error && <Skeleton lines={3} label="Loading your sessions" />}
      {error && !isFetching && (
        <Notice kind="error" actions={<Button onClick={() => void refetch()}>Retry</Button>}>
          {sentenceOf(error)}
        </Notice>
      )}
      <Outcome sending={sending} />
      {others > 0 && (
        <p className="actions">
          <Button onClick={endOthers} aria-disabled={isSending || undefined}>
            {isSending ? 'Signing out…' : 'Sign out everywhere else'}
          </Button>
        </p>
      )}
    </>
  )
}

const when = (time: number) => new Date(time).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })
const dayOf = (time: number) => new Date(time).toLocaleDateString('en', { dateStyle: 'medium' })
