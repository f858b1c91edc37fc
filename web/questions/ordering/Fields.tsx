import { useId, useLayoutEffect, useRef, useState } from 'react'
import * as words from '#words/questions.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { FieldsOf } from '../questionKind.ts'
import { Snippet } from '../Snippet.tsx'

/** Steps to put in order, each with an up and a down button. */
export function Fields({ question, stemId, answer, locked, onChoose }: FieldsOf<'ordering'>) {
  const base = useId()
  const list = useRef<HTMLOListElement>(null)
  const [moved, setMoved] = useState<{ id: string; by: 'up' | 'down'; said: string }>()
  const order = answer?.stepIds ?? question.steps.map(({ id }) => id)

  // Moving an element in the DOM makes it lose focus, so focus the pressed button again.
  useLayoutEffect(() => {
    if (moved) list.current?.querySelector<HTMLElement>(`[data-step="${moved.id}"] [data-by="${moved.by}"]`)?.focus()
  }, [moved])

  const move = (id: string, by: 'up' | 'down') => {
    const from = order.indexOf(id)
    const to = from + (by === 'up' ? -1 : 1)
    if (locked || to < 0 || to >= order.length) return
    onChoose({ kind: 'ordering', stepIds: order.toSpliced(from, 1).toSpliced(to, 0, id) })
    const step = document.getElementById(`${base}${id}`)?.textContent ?? ''
    setMoved({ id, by, said: words.movedTo(step, to + 1, order.length) })
  }

  return (
    <div role="group" aria-label={words.putInOrder} aria-describedby={stemId}>
      <ol className="options ordering" ref={list}>
        {order.map((id, place) => (
          <li key={id} className="option" data-step={id}>
            <span className="muted">{place + 1}</span>
            <Snippet id={`${base}${id}`} html={question.steps.find((step) => step.id === id)?.html ?? ''} />
            <span className="ordering-moves">
              {(['up', 'down'] as const).map((by) => (
                <button
                  key={by}
                  type="button"
                  className={`btn btn-quiet btn-icon is-${by}`}
                  data-by={by}
                  id={`${base}${id}${by}`}
                  aria-label={by === 'up' ? words.moveUp : words.moveDown}
                  aria-labelledby={`${base}${id}${by} ${base}${id}`}
                  aria-disabled={place === (by === 'up' ? 0 : order.length - 1) || locked || undefined}
                  onClick={() => move(id, by)}
                >
                  <Icon name="arrow" />
                </button>
              ))}
            </span>
          </li>
        ))}
      </ol>
      <p className="sr-only" role="status">
        {moved?.said}
      </p>
    </div>
  )
}
