import { useState } from 'react'
import * as words from '#words/admin.person.ts'
import { Button } from '../ui/Button.tsx'
import { momentOf } from './moments.ts'

/** A link for setting a new password. It's shown only once. */
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
      <p>{words.linkMade(momentOf(expiresAt))}</p>
      <p className="admin-link">
        <code>{url}</code>
      </p>
      <p className="mt-2">
        <Button onClick={() => void copy()}>{words.copyLink}</Button>
      </p>
      <p role="status">
        {copied === true && words.linkCopied}
        {copied === false && words.linkNotCopied}
      </p>
    </>
  )
}
