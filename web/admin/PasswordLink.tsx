import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { momentOf } from './moments.ts'

/** A way into an account, shown this once. */
export function PasswordLink({ path, expiresAt }: { path: string; expiresAt: number }) {
  const [copied, setCopied] = useState<boolean>()
  const url = `${location.origin}${path}`
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <>
      <p>It works once, until {momentOf(expiresAt)}, and is not shown again:</p>
      <p className="admin-link">
        <code>{url}</code>
      </p>
      <p className="mt-2">
        <Button onClick={() => void copy()}>Copy the link</Button>
      </p>
      <p role="status">
        {copied === true && 'Copied.'}
        {copied === false && 'This browser does not let pages copy: select the link and copy it.'}
      </p>
    </>
  )
}
