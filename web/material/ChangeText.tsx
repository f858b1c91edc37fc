import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import {
  deleteMaterial,
  listMaterial,
  MATERIAL_TITLE_MAX_LENGTH,
  type Material,
  renameMaterial,
} from '#contract/material.ts'
import { cancel } from '#words/common.ts'
import * as words from '#words/material.text.ts'
import { call, query } from '../api/api.ts'
import { useSending } from '../api/useSending.ts'
import { Button } from '../ui/Button.tsx'
import { Chips } from '../ui/Chips.tsx'
import { Notice } from '../ui/Notice.tsx'
import { TextField } from '../ui/TextField.tsx'
import { toast } from '../ui/toasts.ts'

const choices = [
  { value: 'keep', label: words.keepTopics },
  { value: 'delete', label: words.deleteTopics },
] as const

/** Renames a text or deletes it for good, with or without the topics made from it. */
export function ChangeText({ material, onChange }: { material: Material; onChange: () => void }) {
  return (
    <details className="my-8">
      <summary>{words.change}</summary>
      <Rename material={material} onChange={onChange} />
      <Delete material={material} />
    </details>
  )
}

function Rename({ material: { id, title }, onChange }: { material: Material; onChange: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  const { isSending, isSent, errors, failure, refuse, send, forget } = useSending({ form })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = String(new FormData(event.currentTarget).get('title') ?? '').trim()
    if (isSending) return
    if (!given) return refuse({ title: words.titleMissing })
    void send(() => call(renameMaterial, { id, title: given })).then((answer) => answer && onChange())
  }
  return (
    <form ref={form} onSubmit={submit} noValidate className="my-4">
      <TextField
        label={words.newTitle}
        name="title"
        defaultValue={title}
        maxLength={MATERIAL_TITLE_MAX_LENGTH}
        autoComplete="off"
        error={errors.title}
        onChange={forget}
        after={
          <Button type="submit" aria-disabled={isSending || undefined}>
            {words.rename}
          </Button>
        }
      />
      <p role="status" className="muted small">
        {isSent && words.renamed}
      </p>
      {failure && <Notice kind="error">{failure}</Notice>}
    </form>
  )
}

function Delete({ material: { id, title, topics } }: { material: Material }) {
  const [isAsking, setAsking] = useState(false)
  const [what, setWhat] = useState<'keep' | 'delete'>('keep')
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { isSending, failure, send } = useSending()
  const remove = () =>
    send(async () => {
      await call(deleteMaterial, { id, topics: what })
      void queryClient.invalidateQueries({ queryKey: query(listMaterial, {}).queryKey })
      toast({ text: words.deleted(title) })
      await navigate({ to: '/material' })
    })
  if (!isAsking) return <Button onClick={() => setAsking(true)}>{words.deleteIt}</Button>
  return (
    <div className="material-change">
      <p>{words.deleteWarning}</p>
      {topics.length > 0 && <Chips legend={words.whatOfTopics} options={choices} value={what} onChange={setWhat} />}
      <p className="actions">
        <Button variant="primary" aria-disabled={isSending || undefined} onClick={() => void remove()}>
          {words.deleteNow}
        </Button>
        {/* The pressed button is gone, so move focus to this one. */}
        <Button variant="quiet" ref={(button) => button?.focus()} onClick={() => setAsking(false)}>
          {cancel}
        </Button>
      </p>
      {failure && <Notice kind="error">{failure}</Notice>}
    </div>
  )
}
