import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type CourseThing, type CourseThingKind, ENTRIES_PER_COURSE, findCourseThings } from '#contract/courses.ts'
import { SEARCH_MAX_LENGTH } from '#contract/search.ts'
import { retry } from '#words/common.ts'
import * as words from '#words/courses.builder.ts'
import { query } from '../api/api.ts'
import { sentenceOf } from '../api/failure.ts'
import { newUuid } from '../api/newUuid.ts'
import { submitPrompt } from '../generation/generation.ts'
import { Button } from '../ui/Button.tsx'
import { Chips } from '../ui/Chips.tsx'
import { Field } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { TextField } from '../ui/TextField.tsx'
import type { Editor } from './editor.ts'
import { factsOf } from './entryLabels.ts'
import { countEntries, hasThing, nameOfSection, type Section } from './outline.ts'

const PAUSE_MS = 250
const kinds = [
  { value: 'topic', label: words.kinds.topic },
  { value: 'lesson', label: words.kinds.lesson },
  { value: 'quiz', label: words.kinds.quiz },
] as const

/** Searches topics, lessons etc. and adds them at the end of a section. */
export function AddThings({ sections, editor }: { sections: Section[]; editor: Editor }) {
  const [kind, setKind] = useState<CourseThingKind>('topic')
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState('')
  const [said, setSaid] = useState('')
  const q = useSettled(typed.trim())
  const { data, error, isFetching, refetch } = useQuery({
    ...query(findCourseThings, { kind, q }),
    placeholderData: keepPreviousData,
  })
  const target = sections.find(({ id }) => id === chosen) ?? sections.at(-1)
  const isFull = countEntries(sections) >= ENTRIES_PER_COURSE

  const add = (thing: CourseThing) => {
    const entry = { ...thing, id: newUuid(), state: 'open' as const, progress: null }
    editor.edit((now) => ({
      ...now,
      sections: now.sections.map((one) => (one.id === target?.id ? { ...one, entries: [...one.entries, entry] } : one)),
    }))
    setSaid(words.added(thing.title))
  }

  return (
    <section aria-labelledby="add" className="add-things">
      <h2 id="add">{words.addToIt}</h2>
      <Chips legend={words.kind} options={kinds} value={kind} onChange={setKind} />
      <TextField
        label={words.search}
        type="search"
        value={typed}
        maxLength={SEARCH_MAX_LENGTH}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      {sections.length > 1 && <Target sections={sections} value={target?.id ?? ''} onChange={setChosen} />}
      {isFull && <Notice>{words.isFull(ENTRIES_PER_COURSE)}</Notice>}
      {error && !isFetching && (
        <Notice kind="error" actions={<Button onClick={() => void refetch()}>{retry}</Button>}>
          {sentenceOf(error)}
        </Notice>
      )}
      {!data && !error && <Skeleton lines={6} label={words.looking} />}
      {data && data.items.length > 0 && (
        <ul className="found-things" aria-label={q ? words.found : words.newest}>
          {data.items.map((thing) => (
            <Found
              key={`${thing.kind} ${thing.thingId}`}
              thing={thing}
              isIn={hasThing(sections, thing)}
              isFull={isFull}
              onAdd={() => add(thing)}
            />
          ))}
        </ul>
      )}
      {data?.items.length === 0 && (
        <div className="actions">
          <p className="muted">{q ? words.notFound(q) : words.nothingYet}</p>
          {q && <Button onClick={() => void submitPrompt(q)}>{words.makeTopic(q)}</Button>}
        </div>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  )
}

type FoundProps = { thing: CourseThing; isIn: boolean; isFull: boolean; onAdd: () => void }

function Found({ thing, isIn, isFull, onAdd }: FoundProps) {
  return (
    <li>
      <div className="outline-text">
        <p className="outline-title">{thing.title}</p>
        <ul className="facts">
          {factsOf({ ...thing, progress: null }).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
          {isIn && (
            <li className="is-ok">
              <Icon name="check" size={16} /> {words.isIn}
            </li>
          )}
        </ul>
      </div>
      <Button
        onClick={onAdd}
        disabled={isFull}
        aria-label={isIn ? words.addThingAgain(thing.title) : words.addThing(thing.title)}
      >
        {isIn ? words.addAgain : words.add}
      </Button>
    </li>
  )
}

type TargetProps = { sections: Section[]; value: string; onChange: (id: string) => void }

function Target({ sections, value, onChange }: TargetProps) {
  return (
    <Field label={words.toTheEndOf}>
      {(control) => (
        <select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          {sections.map((section, index) => (
            <option key={section.id} value={section.id}>
              {nameOfSection(section, index)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** Debounces a value: returns it once it hasn't changed for PAUSE_MS. */
function useSettled(value: string) {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
