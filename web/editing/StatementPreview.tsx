import { useState } from 'react'
import { previewStatement, STATEMENT_MIN_LENGTH } from '#contract/writtenProblems.ts'
import * as words from '#words/editing.problem.ts'
import { call } from '../api/api.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { ServerHtml } from '../ui/ServerHtml.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { usePreview } from './usePreview.ts'

/** Preview of the statement, updated after a pause in typing. */
export function StatementPreview({ statement }: { statement: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p className="actions">
        <Button aria-expanded={isOpen} aria-controls="preview" onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.hidePreview : words.showPreview}
        </Button>
      </p>
      <section id="preview" aria-label={words.preview} className="problem-preview" hidden={!isOpen}>
        {isOpen && <Preview statement={statement} />}
      </section>
    </>
  )
}

function Preview({ statement }: { statement: string }) {
  const { answer, problem } = usePreview(statement, async (statement, signal) =>
    statement.trim().length >= STATEMENT_MIN_LENGTH ? call(previewStatement, { statement }, { signal }) : { html: '' },
  )
  if (problem) return <Notice kind="error">{problem}</Notice>
  if (!answer) return <Skeleton lines={4} label={words.loadingPreview} />
  if (answer.html === '') return <p className="muted">{words.statementShort(STATEMENT_MIN_LENGTH)}</p>
  return <ServerHtml className="prose" html={answer.html} />
}
