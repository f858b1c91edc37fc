import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../ui/Button.tsx'

/** Shown this once: the server keeps none that it could show again. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no')
  useLayoutEffect(() => heading.current?.focus(), [])

  async function copy() {
    try {
      await navigator.clipboard.writeText(`${codes.join('\n')}\n`)
      setCopied('yes')
    } catch {
      setCopied('failed')
    }
  }

  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        Two-factor is on. Keep these codes
      </h3>
      <p className="mt-3">
        Without your phone, each of them signs you in once. They are shown now and never again: print them, or keep them
        where you keep passwords.
      </p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p role="status" className="small muted">
        {copied === 'yes' && 'Copied.'}
        {copied === 'failed' && 'They could not be copied. Mark them and copy them by hand.'}
      </p>
      <p className="actions">
        <Button onClick={copy}>Copy the codes</Button>
        <Button variant="primary" onClick={onDone}>
          I have kept them
        </Button>
      </p>
    </>
  )
}
