import { useRef, useState } from 'react'
import { Button } from './ui/Button.tsx'
import { TextField } from './ui/TextField.tsx'

type Props = { path: string | null; onShare: () => Promise<unknown>; onUnshare: () => Promise<unknown> }

/** The link to something private, to be copied or withdrawn. */
export function ShareLink({ path, onShare, onUnshare }: Props) {
  const line = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  if (!path) {
    return (
      <p className="actions">
        <Button onClick={() => void onShare()}>Share by a link</Button>
        <span role="status" className="muted small">
          {said}
        </span>
      </p>
    )
  }
  const link = location.origin + path
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setSaid('Copied.')
    } catch {
      // Without permission, or without https: then by hand.
      line.current?.querySelector('input')?.select()
      setSaid('Press Ctrl+C to copy it.')
    }
  }
  const withdraw = async () => {
    await onUnshare()
    setSaid('The link leads nowhere now.')
  }
  return (
    <div ref={line} className="owner-link">
      <TextField label="Link for reading" value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
      <p className="actions">
        <Button onClick={() => void copy()}>Copy</Button>
        <Button onClick={() => void withdraw()}>Withdraw the link</Button>
        <span role="status" className="muted small">
          {said}
        </span>
      </p>
    </div>
  )
}
