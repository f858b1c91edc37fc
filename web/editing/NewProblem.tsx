import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Difficulty } from '#contract/problems.ts'
import { createProblem, type WrittenProblem } from '#contract/writtenProblems.ts'
import * as words from '#words/editing.newProblem.ts'
import { call } from '../api/api.ts'
import { useSending } from '../api/useSending.ts'
import { Button } from '../ui/Button.tsx'
import { Chips } from '../ui/Chips.tsx'
import { Notice } from '../ui/Notice.tsx'
import { TextField } from '../ui/TextField.tsx'
import { difficulties } from './problemParts.ts'
import { slugOf } from './slugOf.ts'
import './problemEditor.css'

const forms = [
  { value: 'function', label: words.forms.function },
  { value: 'query', label: words.forms.query },
] as const

/** Form for creating a problem; everything else is edited on the problem's own page. */
export default function NewProblem() {
  const navigate = useNavigate()
  const [title, setTitle] = useState('')
  const [ownSlug, setOwnSlug] = useState<string | null>(null)
  const [form, setForm] = useState<WrittenProblem['form']>('function')
  const [difficulty, setDifficulty] = useState<Difficulty>('easy')
  const { isSending, failure, send } = useSending()
  const slug = ownSlug ?? slugOf(title)
  const address = `/problems/${slug || '…'}`

  async function create() {
    if (isSending) return
    const made = await send(() => call(createProblem, { title: title.trim(), slug, form, difficulty }))
    if (made) await navigate({ to: '/problems/$slug/edit', params: { slug: made.slug } })
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void create()
      }}
    >
      <TextField
        label={words.title}
        required
        minLength={3}
        maxLength={120}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextField
        label={words.address}
        hint={words.addressHint(address)}
        required
        minLength={3}
        maxLength={80}
        pattern="[a-z0-9]+(-[a-z0-9]+)*"
        title={words.addressForm}
        value={slug}
        onChange={(event) => setOwnSlug(event.target.value)}
      />
      <div className="problem-choices">
        <Chips legend={words.asksFor} options={forms} value={form} onChange={setForm} />
        <Chips legend={words.difficulty} options={difficulties} value={difficulty} onChange={setDifficulty} />
      </div>
      {failure && <Notice kind="error">{failure}</Notice>}
      <p className="actions">
        <Button type="submit" variant="primary" aria-disabled={isSending || undefined}>
          {isSending ? words.making : words.goOn}
        </Button>
      </p>
    </form>
  )
}
