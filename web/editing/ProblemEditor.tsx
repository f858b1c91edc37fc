import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { z } from 'zod'
import { type getWrittenProblem, updateProblem, type WrittenProblem } from '#contract/writtenProblems.ts'
import { call } from '../api.ts'
import { useTitle } from '../title.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { ProblemBasics } from './ProblemBasics.tsx'
import { ProblemPrograms } from './ProblemPrograms.tsx'
import { ProblemPublishing } from './ProblemPublishing.tsx'
import { ProblemSkills } from './ProblemSkills.tsx'
import { ProblemTests } from './ProblemTests.tsx'
import { changesBetween } from './problemParts.ts'
import { useLeaveWarning, useSaveKey, useSaving } from './useSaving.ts'
import './problemEditor.css'

type Source = z.output<typeof getWrittenProblem.output>
export type PartProps = { problem: WrittenProblem; onChange: (part: Partial<WrittenProblem>) => void }

/** All of a problem, keys included. Saved by its author, an attribute at a time; published when it is proved. */
export default function ProblemEditor({ source }: { source: Source }) {
  const [{ published: wasPublished, id: _, skills, ...first }] = useState(source)
  const [saved, setSaved] = useState<WrittenProblem>(first)
  const [problem, setProblem] = useState<WrittenProblem>(first)
  const [published, setPublished] = useState(wasPublished)
  const { saving, setSaving, act } = useSaving()
  const changes = changesBetween(saved, problem)
  const unsaved = changes.length > 0
  useTitle(`Edit: ${saved.title}`)
  useLeaveWarning(unsaved)

  const onChange = (part: Partial<WrittenProblem>) => {
    setProblem({ ...problem, ...part })
    if (saving.state === 'saved') setSaving({ state: 'idle' })
  }
  /** True where all of it is saved. */
  async function save() {
    if (saving.state === 'saving') return false
    let done = saved
    for (const change of changes) {
      const answer = await act(() => call(updateProblem, change), 'Saved.')
      if (!answer) return false
      done = { ...done, [change.attr]: change.value }
      setSaved(done)
      setPublished(answer.published)
    }
    return true
  }
  useSaveKey(() => void save())

  return (
    <>
      <nav aria-label="Breadcrumb" className="crumbs">
        <Link to="/problems">Problems</Link>
      </nav>
      <h1>Edit the problem</h1>
      <p className="muted">
        {published ? 'It is published: everybody sees it.' : 'A draft, which only you see.'} Its address is{' '}
        <Link to="/problems/$slug" params={{ slug: saved.slug }}>
          /problems/{saved.slug}
        </Link>
        .
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
        {(saving.state === 'failed' || saving.state === 'stale') && <Notice kind="error">{saving.message}</Notice>}
        <div className="edit-bar">
          <Button type="submit" variant="primary" aria-disabled={!unsaved || saving.state === 'saving' || undefined}>
            {saving.state === 'saving' ? 'Saving…' : 'Save'}
          </Button>
          <LinkButton to="/problems/$slug" params={{ slug: saved.slug }} variant="quiet">
            See it as it is saved
          </LinkButton>
          <p role="status" className="muted small">
            {unsaved ? 'Not saved. Ctrl+S saves.' : saving.state === 'saved' ? 'Saved.' : ''}
          </p>
        </div>
      </form>
      <ProblemPublishing slug={saved.slug} published={published} save={save} onPublished={() => setPublished(true)} />
    </>
  )
}
