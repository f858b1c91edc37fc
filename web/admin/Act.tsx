import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { messages } from '#contract/errors.ts'
import { CallError } from '../api.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'

type State =
  | { state: 'idle'; isBack?: true }
  | { state: 'asking' }
  | { state: 'acting' }
  | { state: 'failed'; message: string }

type Props = {
  label: string
  /** Of what, for those who do not see where the button stands. */
  of?: string
  /** What will happen, where it should be asked first. */
  question?: ReactNode
  /** Does it, and says what was done; null where the server sent the person elsewhere. */
  act: () => Promise<ReactNode>
  onDone: (news: ReactNode) => void
}

/** A button that does something to somebody: asked once where it matters, and told how it went. */
export function Act({ label, of, question, act, onDone }: Props) {
  const [now, setNow] = useState<State>({ state: 'idle' })
  const yes = useRef<HTMLButtonElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (now.state === 'asking') yes.current?.focus()
    if (now.state === 'idle' && now.isBack) first.current?.focus()
  }, [now])

  async function run() {
    if (now.state === 'acting') return
    setNow({ state: 'acting' })
    try {
      const news = await act()
      setNow({ state: 'idle' })
      if (news !== null) onDone(news)
    } catch (error) {
      setNow({ state: 'failed', message: error instanceof CallError ? error.message : messages.unexpected })
    }
  }
  const suffix = of && <span className="sr-only">: {of}</span>
  return (
    <div className="admin-act">
      {now.state === 'asking' ? (
        <Notice
          actions={
            <>
              <AskedButton refTo={yes} onClick={() => void run()}>
                {label}
                {suffix}
              </AskedButton>
              <Button onClick={() => setNow({ state: 'idle', isBack: true })}>Leave it as it is</Button>
            </>
          }
        >
          {question}
        </Notice>
      ) : (
        <AskedButton
          refTo={first}
          busy={now.state === 'acting'}
          onClick={() => (question === undefined ? void run() : setNow({ state: 'asking' }))}
        >
          {now.state === 'acting' ? 'Working…' : label}
          {suffix}
        </AskedButton>
      )}
      {now.state === 'failed' && <Notice kind="error">{now.message}</Notice>}
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
