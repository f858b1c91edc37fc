import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { SEARCH_MAX_LENGTH } from '#contract/search.ts'
import * as words from '#words/search.form.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

const MAGNIFIER = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5 20 20'

/** Searches existing content without generating any. Works without JavaScript too. */
export function SearchForm({ q = '' }: { q?: string }) {
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    if (typed) void navigate({ to: '/search', search: { q: typed } })
  }
  return (
    <form className="search-form" role="search" aria-label={words.purpose} action="/search" onSubmit={submit}>
      <label>
        <span>{words.label}</span>
        <input
          className="input"
          type="search"
          name="q"
          key={q}
          defaultValue={q}
          maxLength={SEARCH_MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
        />
      </label>
      <Button type="submit">
        <Icon path={MAGNIFIER} />
        {words.search}
      </Button>
    </form>
  )
}
