import { useQuery, useQueryClient } from '@tanstack/react-query'
import { endSession, listSessions, type Session } from '#contract/account.ts'
import { signOutEverywhere } from '#contract/users.ts'
import { retry } from '#words/common.ts'
import { date } from '#words/language.ts'
import * as words from '#words/profile.security.ts'
import { call, query } from '../api/api.ts'
import { sentenceOf } from '../api/failure.ts'
import { useSending } from '../api/useSending.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Rich } from '../ui/Rich.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { type Done, Outcome } from './Outcome.tsx'

const listed = query(listSessions, {})

/** The person's active sessions. All except the current one can be ended. */
export function Sessions() {
  const { data, error, refetch, isFetching } = useQuery({ ...listed, staleTime: 0 })
  const client = useQueryClient()
  const { sending, isSending, send } = useSending<Done>()
  const others = data?.items.filter(({ isThis }) => !isThis).length ?? 0

  const end = ({ id, device }: Session) =>
    send(async () => {
      const answer = await call(endSession, { id }).finally(() => client.invalidateQueries(listed))
      return answer && { message: words.sessionEnded(device) }
    })
  const endOthers = () =>
    send(async () => {
      const answer = await call(signOutEverywhere, { keepThis: true }).finally(() => client.invalidateQueries(listed))
      return answer && { message: words.otherSessionsEnded(answer.sessionsEnded) }
    })

  return (
    <>
      <p className="muted">{words.sessionsNote}</p>
      {data && (
        <ul className="session-list">
          {data.items.map((session) => (
            <li key={session.id}>
              <div>
                <strong>{session.device}</strong>
                {session.isThis && <span className="session-this">{words.thisDevice}</span>}
                <p className="muted small">{lineOf(session)}</p>
              </div>
              {!session.isThis && (
                <Button onClick={() => end(session)} aria-disabled={isSending || undefined}>
                  <Rich
                    text={words.endSession}
                    parts={{
                      device: (before) => (
                        <span className="sr-only">
                          {before}
                          {session.device}
                        </span>
                      ),
                    }}
                  />
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {!data && !error && <Skeleton lines={3} label={words.loadingSessions} />}
      {error && !isFetching && (
        <Notice kind="error" actions={<Button onClick={() => void refetch()}>{retry}</Button>}>
          {sentenceOf(error)}
        </Notice>
      )}
      <Outcome sending={sending} />
      {others > 0 && (
        <p className="actions">
          <Button onClick={endOthers} aria-disabled={isSending || undefined}>
            {isSending ? words.signingOut : words.endOtherSessions}
          </Button>
        </p>
      )}
    </>
  )
}

function lineOf({ openedAt, usedAt }: Session) {
  const opened = date(openedAt, { dateStyle: 'medium', timeStyle: 'short' })
  return dayOf(usedAt) === dayOf(openedAt) ? words.openedAt(opened) : words.openedAndUsedAt(opened, dayOf(usedAt))
}

const dayOf = (time: number) => date(time, { dateStyle: 'medium' })
