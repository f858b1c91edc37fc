import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import * as words from '#words/admin.shared.ts'
import { useSending } from '../api/useSending.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'

type Props = {
  label: string
  /** Name of the affected item, appended to the label for screen readers only. */
  of?: string
  /** Confirmation text that describes the consequences; without it, the button acts at once. */
  question?: ReactNode
  /** Performs the action and resolves to a success message, or to null if the server caused a redirect. */
  act: () => Promise<ReactNode>
  onDone: (news: ReactNode) => void
}

/** A button for an administrative action. Asks for confirmation if `question` is set, and shows errors below. */
export function Act({ label, of, question, act, onDone }: Props) {
  const { isSending, failure, forget, send } = useSending<ReactNode>()
  const [shown, setShown] = useState<'closed' | 'open' | 'left'>('closed')
  const yes = useRef<HTMLButtonElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (shown === 'open') yes.current?.focus()
    if (shown === 'left') first.current?.focus()
  }, [shown])

  function press() {
    if (isSending) return
    if (question === undefined) return void run()
    forget()
    setShown('open')
  }
  async function run() {
    setShown('closed')
    const news = await send(act)
    if (news !== null) onDone(news)
  }
  const suffix = of && <span className="sr-only">: {of}</span>
  return (
    <div className="admin-act">
      {shown === 'open' ? (
        <Notice
          actions={
            <>
              <AskedButton refTo={yes} onClick={() => void run()}>
                {label}
                {suffix}
              </AskedButton>
              <Button onClick={() => setShown('left')}>{words.leaveAsItIs}</Button>
            </>
          }
        >
          {question}
        </Notice>
      ) : (
        <AskedButton refTo={first} busy={isSending} onClick={press}>
          {isSending ? words.working : label}
          {suffix}
        </AskedButton>
      )}
      {failure && <Notice kind="error">{failure}</Notice>}
    </div>
  )
}

type AskedProps = {
  refTo: RefObject<HTMLButtonElement | null>
  busy?: boolean
  onClick: () => void
  children: ReactNode
}

const AskedButton = ({ refTo, busy, onClick, children }: AskedProps) => (
  <button ref={refTo} type="button" className="btn btn-plain" onClick={onClick} aria-disabled={busy || undefined}>
    {children}
  </button>
)
