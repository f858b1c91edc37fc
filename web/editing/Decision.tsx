import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import type { EditedItem } from '#contract/items.ts'
import { decideReport, listTopicReports } from '#contract/reports.ts'
import { call, query } from '../api.ts'
import { reasonLabels } from '../reportReasons.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useSending } from '../useSending.ts'

type Props = {
  topicId: string
  id: string
  /** As it stands in the form, and the version that it was made from. */
  item: EditedItem
  version: number
  changed: boolean
  /** Whether a hard flaw bars it. */
  isBarred: () => Promise<boolean>
  onDecided: () => void
}

/** What somebody says is wrong with the question, and what is to come of it. */
export function Decision({ topicId, id, item, version, changed, isBarred, onDecided }: Props) {
  const { data } = useQuery({ ...query(listTopicReports, { topicId }), refetchOnWindowFocus: false })
  const [sentence, setSentence] = useState('')
  const [done, setDone] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const { isSending, failure, refuse, send } = useSending()
  useLayoutEffect(() => {
    if (done) heading.current?.focus()
  }, [done])
  const report = data?.items.find((one) => one.id === id)

  if (done) {
    return (
      <section aria-labelledby="decision" className="decision">
        <h2 id="decision" ref={heading} tabIndex={-1}>
          Decided
        </h2>
        <p>{done}</p>
        <p className="actions">
          <LinkButton to="/topic-details/$id/edit" params={{ id: topicId }} search={{}}>
            Back to the topic’s reports
          </LinkButton>
        </p>
      </section>
    )
  }
  if (!data) return null
  if (!report) return <Notice>This report is decided already.</Notice>

  async function decide(outcome: 'mended' | 'withdrawn' | 'already' | 'rejected') {
    if (isSending) return
    if (outcome === 'rejected' && sentence.trim() === '') return refuse('Say in a sentence why the question is right.')
    if (outcome === 'mended' && (await isBarred())) return refuse('Not saved: what is wrong stands beside its field.')
    const change = outcome === 'mended' ? { version, item } : outcome === 'withdrawn' ? { version } : {}
    const answer = await send(() => call(decideReport, { id, outcome, sentence, ...change }))
    if (!answer) return
    onDecided()
    setDone(
      answer.outcome === 'rejected'
        ? 'The question stays as it is, and the reporter is told why.'
        : 'The reporter is thanked, and everybody who answered is graded anew and told.',
    )
  }

  const isBusy = isSending || undefined
  return (
    <section aria-labelledby="decision" className="decision">
      <h2 id="decision">A report to decide</h2>
      <p>
        {reasonLabels[report.reason]}, says {report.reporter}.
      </p>
      {report.detail && <p className="edit-said">{report.detail}</p>}
      {report.answered !== null && (
        <p>
          <span className="muted">Answered:</span> {report.answered}
        </p>
      )}
      {report.checked !== null && <p>{report.checked}</p>}
      <Field label={`What ${report.reporter} is told`} hint="A rejection needs it.">
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={500}
            value={sentence}
            onChange={(e) => setSentence(e.target.value)}
          />
        )}
      </Field>
      {failure && <Notice kind="error">{failure}</Notice>}
      <p className="muted small mt-6">
        {changed
          ? 'The question below is mended as you have changed it.'
          : 'Mend the question below to uphold the report, or withdraw it.'}
      </p>
      <p className="actions">
        {changed && (
          <Button variant="primary" aria-disabled={isBusy} onClick={() => void decide('mended')}>
            Save the mend and uphold
          </Button>
        )}
        {!changed && version > 0 && (
          <Button aria-disabled={isBusy} onClick={() => void decide('already')}>
            Uphold: it is mended already
          </Button>
        )}
        <Button aria-disabled={isBusy} onClick={() => void decide('withdrawn')}>
          Uphold and withdraw the question
        </Button>
        <Button aria-disabled={isBusy} onClick={() => void decide('rejected')}>
          Reject
        </Button>
      </p>
    </section>
  )
}
