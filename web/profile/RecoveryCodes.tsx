import { useLayoutEffect, useRef, useState } from 'react'
import * as words from '#words/profile.security.ts'
import { Button } from '../ui/Button.tsx'

/** The recovery codes, shown only once, because the server doesn't store them in readable form. */
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
        {words.keepCodes}
      </h3>
      <p className="mt-3">{words.keepCodesNote}</p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p role="status" className="small muted">
        {copied === 'yes' && words.copied}
        {copied === 'failed' && words.notCopied}
      </p>
      <p className="actions">
        <Button onClick={copy}>{words.copyCodes}</Button>
        <Button variant="primary" onClick={onDone}>
          {words.codesKept}
        </Button>
      </p>
    </>
  )
}
