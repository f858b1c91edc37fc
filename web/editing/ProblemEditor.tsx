import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { z } from 'zod'
import { type getWrittenProblem, updateProblem, type WrittenProblem } from '#contract/writtenProblems.ts'
import { breadcrumb, problemsTitle } from '#words/common.ts'
import * as words from '#words/editing.problem.ts'
import { editThing } from '#words/editing.shared.ts'
import { call } from '../api/api.ts'
import { useSending } from '../api/useSending.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Rich } from '../ui/Rich.tsx'
import { useTitle } from '../ui/title.ts'
import { ProblemBasics } from './ProblemBasics.tsx'
import { ProblemPrograms } from './ProblemPrograms.tsx'
import { ProblemPublishing } from './ProblemPublishing.tsx'
import { ProblemSkills } from './ProblemSkills.tsx'
import { ProblemTests } from './ProblemTests.tsx'
import { changesBetween } from './problemParts.ts'
import { SaveBar } from './SaveBar.tsx'
import { useLeaveWarning, useSaveKey } from './unsaved.ts'
import './problemEditor.css'

type Source = z.output<typeof getWrittenProblem.output>
export type PartProps = { problem: WrittenProblem; onChange: (part: Partial<WrittenProblem>) => void }

/**
 * Editor for a whole problem, including its solutions. Saves one attribute at a time; publishing runs the tests first.
 */
export default function ProblemEditor({ source }: { source: Source }) {
  const [{ published: wasPublished, id: _, skills, ...first }] = useState(source)
  const [saved, setSaved] = useState<WrittenProblem>(first)
  const [problem, setProblem] = useState<WrittenProblem>(first)
  const [published, setPublished] = useState(wasPublished)
  const { sending, isSending, isSent, failure, forget, send } = useSending()
  const changes = changesBetween(saved, problem)
  const unsaved = changes.length > 0
  useTitle(editThing(saved.title))
  useLeaveWarning(unsaved)

  const onChange = (part: Partial<WrittenProblem>) => {
    setProblem({ ...problem, ...part })
    if (isSent) forget()
  }
  /** Saves all changes; returns true if every one was saved. */
  async function save() {
    if (isSending) return false
    let done = saved
    for (const change of changes) {
      const answer = await send(() => call(updateProblem, change))
      if (!answer) return false
      done = { ...done, [change.attr]: change.value }
      setSaved(done)
      setPublished(answer.published)
    }
    return true
  }
  useSaveKey(() => void save())
  const address = `/problems/${saved.slug}`

  return (
    <>
      <nav aria-label={breadcrumb} className="crumbs">
        <Link to="/problems">{problemsTitle}</Link>
      </nav>
      <h1>{words.editProblem}</h1>
      <p className="muted">
        <Rich
          text={published ? words.isPublishedAt : words.isDraftAt}
          parts={{
            address: () => (
              <Link to="/problems/$slug" params={{ slug: saved.slug }}>
                {address}
              </Link>
            ),
          }}
        />
      </p>
      <form
        className="problem-editor"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <ProblemBasics problem={problem} onChange={onChange} />
        <ProblemSkills problem={problem} known={skills} onChange={onChange} />
        <ProblemTests problem={problem} onChange={onChange} />
        <ProblemPrograms problem={problem} onChange={onChange} />
        {failure && <Notice kind="error">{failure}</Notice>}
        <SaveBar sending={sending} unsaved={unsaved}>
          <LinkButton to="/problems/$slug" params={{ slug: saved.slug }} variant="quiet">
            {words.seeIt}
          </LinkButton>
        </SaveBar>
      </form>
      <ProblemPublishing slug={saved.slug} published={published} save={save} onPublished={() => setPublished(true)} />
    </>
  )
}
