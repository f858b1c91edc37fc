import { useState } from 'react'
import { messages } from '#contract/errors.ts'
import { exportUsage, type UsageFilter } from '#contract/usage.ts'
import { CallError, call } from '../api.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { count } from './money.ts'

type State =
  | { state: 'idle' }
  | { state: 'loading'; rows: number }
  | { state: 'saved'; rows: number }
  | { state: 'failed'; message: string }

const FILE = 'usage.csv'

/** Fetches all rows that the filter lets through, a part at a time, and saves them as one file. */
export function SaveCsv({ filter }: { filter: UsageFilter }) {
  const [saving, setSaving] = useState<State>({ state: 'idle' })

  async function save() {
    if (saving.state === 'loading') return
    // By its first mark a spreadsheet knows that it is UTF-8.
    const parts = ['\ufeff']
    let rows = 0
    try {
      for (let cursor: string | null | undefined; cursor !== null; ) {
        setSaving({ state: 'loading', rows })
        const part = await call(exportUsage, { ...filter, ...(cursor && { cursor }) })
        if (!part) return
        parts.push(part.csv)
        rows += part.rows
        cursor = part.nextCursor
      }
      download(new Blob(parts, { type: 'text/csv' }))
      setSaving({ state: 'saved', rows })
    } catch (error) {
      setSaving({ state: 'failed', message: error instanceof CallError ? error.message : messages.unexpected })
    }
  }

  return (
    <>
      <p className="actions items-center">
        <Button onClick={save} aria-disabled={saving.state === 'loading' || undefined}>
          Save as CSV
        </Button>
        <span role="status" className="muted small">
          {saving.state === 'loading' && `${count(saving.rows, 'call')} so far…`}
          {saving.state === 'saved' && `${count(saving.rows, 'call')} saved as ${FILE}.`}
        </span>
      </p>
      {saving.state === 'failed' && <Notice kind="error">{saving.message}</Notice>}
    </>
  )
}

function download(blob: Blob) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = FILE
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
