import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { messages } from '#contract/errors.ts'
import { REPORT_DETAIL_MAX_LENGTH, type ReportedKind, type ReportReason, sendReport } from '#contract/reports.ts'
import { CallError, call } from './api.ts'
import { reasonLabels } from './reportReasons.ts'
import { Button } from './ui/Button.tsx'
import { Field } from './ui/Field.tsx'
import { Notice } from './ui/Notice.tsx'
import './ui/dialog.css'
import './report.css'

export type ReportProps = {
  kind: ReportedKind
  id: string
  /** Of a question: the attempt that shows what is wrong. */
  attemptId?: string
  onClose: () => void
}

type State =
  | { state: 'asking'; problem?: string }
  | { state: 'sending' }
  | { state: 'failed'; message: string }
  | { state: 'sent' }

const reasons = Object.entries(reasonLabels) as [ReportReason, string][]

/** Asks what is wrong, sends it and says thanks. What was typed stays until it is sent or the dialog is closed. */
export function ReportDialog({ kind, id, attemptId, onClose }: ReportProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const thanks = useRef<HTMLHeadingElement>(null)
  const heading = useId()
  const [report, setReport] = useState<State>({ state: 'asking' })
  useEffect(() => dialog.current?.showModal(), [])
  useLayoutEffect(() => {
    if (report.state === 'sent') thanks.current?.focus()
  }, [report.state])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (report.state === 'sending') return
    const given = new FormData(event.currentTarget)
    const reason = reasons.find(([value]) => value === given.get('reason'))?.[0]
    if (!reason) {
      event.currentTarget.querySelector('input')?.focus()
      return setReport({ state: 'asking', problem: 'Choose what is wrong.' })
    }
    setReport({ state: 'sending' })
    try {
      const answer = await call(sendReport, { kind, id, reason, attemptId, detail: String(given.get('detail') ?? '') })
      setReport(answer ? { state: 'sent' } : { state: 'asking' })
    } catch (error) {
      setReport({ state: 'failed', message: error instanceof CallError ? error.message : messages.unexpected })
    }
  }

  return (
    <dialog ref={dialog} className="small-dialog report-dialog" aria-labelledby={heading} onClose={onClose}>
      {report.state === 'sent' ? (
        <>
          <h2 id={heading} ref={thanks} tabIndex={-1}>
            Thank you
          </h2>
          <p className="muted">
            {kind === 'question'
              ? 'Your report is kept. Whoever looks after the topic decides about it, and you are told.'
              : 'Your report is kept, and whoever runs this server can read it.'}
          </p>
          <p className="actions">
            <Button variant="primary" onClick={() => dialog.current?.close()}>
              Close
            </Button>
          </p>
        </>
      ) : (
        <form onSubmit={submit} noValidate>
          <h2 id={heading}>{attemptId ? 'This question is wrong' : `Report this ${kind}`}</h2>
          {attemptId && <p className="muted small">What you have answered is sent along.</p>}
          <fieldset aria-describedby={`${heading}-problem`}>
            <legend>What is wrong?</legend>
            {reasons.map(([value, label]) => (
              <label key={value}>
                <input
                  type="radio"
                  name="reason"
                  value={value}
                  defaultChecked={attemptId !== undefined && value === 'wrong'}
                />
                {label}
              </label>
            ))}
          </fieldset>
          <p id={`${heading}-problem`} className="field-error" role="alert">
            {report.state === 'asking' && report.problem}
          </p>
          <Field label="In your words" hint="Optional. Where is it, and how should it be?">
            {(control) => <textarea {...control} name="detail" rows={4} maxLength={REPORT_DETAIL_MAX_LENGTH} />}
          </Field>
          {report.state === 'failed' && <Notice kind="error">{report.message}</Notice>}
          <p className="actions">
            <Button type="submit" variant="primary" aria-disabled={report.state === 'sending' || undefined}>
              {report.state === 'sending' ? 'Sending…' : 'Send the report'}
            </Button>
            <Button onClick={() => dialog.current?.close()}>Cancel</Button>
          </p>
        </form>
      )}
    </dialog>
  )
}
