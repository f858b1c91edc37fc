import { exportAccount } from '#contract/account.ts'
import { messages } from '#contract/errors.ts'
import { CallError } from '../api.ts'
import { session } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { useSending } from '../useSending.ts'
import { type Done, Outcome } from './Outcome.tsx'

export function ExportPart() {
  const { sending, isSending, send } = useSending<Done>()
  const download = () =>
    send(async () => {
      const { name, bytes } = await fetchZip()
      const url = URL.createObjectURL(bytes)
      const link = document.createElement('a')
      link.href = url
      link.download = name
      link.click()
      // The download has its own hold on it by then.
      setTimeout(() => URL.revokeObjectURL(url), 60_000)
      return { message: `${name} is downloaded. Its README.txt says what is in it.` }
    })
  return (
    <>
      <p className="muted">
        One zip with all that is yours here: topics, notes, answers, courses and the rest, as JSON, and what can be read
        as Markdown too.
      </p>
      <Outcome sending={sending} />
      <p className="actions">
        <Button onClick={download} aria-disabled={isSending || undefined}>
          {isSending ? 'Putting it together…' : 'Download your data'}
        </Button>
      </p>
    </>
  )
}

/** No JSON, and as long as it takes: the one call that does not go by `call`. */
async function fetchZip() {
  const token = await session.idToken()
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const response = await fetch(`/server${exportAccount.path}`, { method: 'POST', headers, body: '{}' }).catch(() => {
    throw new CallError('no_response', 0, messages.serversDown)
  })
  if (!response.ok) {
    const { message = messages.unexpected } = (await response.json().catch(() => ({}))) as { message?: string }
    throw new CallError('internal', response.status, exportAccount.failure + message)
  }
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'lyceum.zip'
  return { name, bytes: await response.blob() }
}
