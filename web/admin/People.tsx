import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { type Person as Account, listPeople } from '#contract/admin.ts'
import * as words from '#words/admin.people.ts'
import { call } from '../api/api.ts'
import { Button } from '../ui/Button.tsx'
import { Rich } from '../ui/Rich.tsx'
import { TextField } from '../ui/TextField.tsx'
import { dayOf, isoOf } from './moments.ts'
import { Pages } from './Pages.tsx'
import { Person } from './Person.tsx'

export function People() {
  const { uid, q = '' } = useSearch({ from: '/admin/$part' })
  const navigate = useNavigate()
  if (uid) return <Person key={uid} uid={uid} />

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    void navigate({ to: '/admin/$part', params: { part: 'users' }, search: typed ? { q: typed } : {} })
  }
  return (
    <>
      <form className="admin-form" role="search" aria-label={words.findPeople} onSubmit={find}>
        <TextField
          label={words.searched}
          name="q"
          type="search"
          key={q}
          defaultValue={q}
          maxLength={254}
          autoComplete="off"
          autoCapitalize="none"
        />
        <Button type="submit">{words.find}</Button>
      </form>
      <Pages
        endpoint={listPeople}
        filter={q}
        load={(cursor, signal) => call(listPeople, { ...(q && { q }), ...(cursor && { cursor }) }, { signal })}
        loading={words.loadingPeople}
        empty={{ title: q ? words.nobodyFound : words.nobodyYet }}
      >
        {(people) => (
          <ul className="rows">
            {people.map((person) => (
              <Row key={person.uid} person={person} />
            ))}
          </ul>
        )}
      </Pages>
    </>
  )
}

function Row({ person: { uid, displayName, email, role, subscription, disabled, createdAt } }: { person: Account }) {
  return (
    <li>
      <h2 className="row-title">
        <Link to="/admin/$part" params={{ part: 'users' }} search={{ uid }}>
          {displayName}
        </Link>
      </h2>
      <p className="admin-link">{email}</p>
      <p className="meta">
        {role === 'admin' && <span>{words.administrator}</span>}
        {subscription === 'paid' && <span>{words.subscriber}</span>}
        {disabled && <span>{words.disabled}</span>}
        <span>
          <Rich text={words.since} parts={{ day: () => <time dateTime={isoOf(createdAt)}>{dayOf(createdAt)}</time> }} />
        </span>
      </p>
    </li>
  )
}
