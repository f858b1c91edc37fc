import { useId } from 'react'
import { choose as chooseWord } from '#words/questions.look.ts'
import { used } from '#words/questions.ts'
import type { FieldsOf } from '../questionKind.ts'
import { Snippet } from '../Snippet.tsx'

/** The left sides, each with a select of the possible right sides. */
export function Fields({ question, stemId, answer, locked, onChoose }: FieldsOf<'matching'>) {
  const base = useId()
  const pairs = answer?.pairs ?? []
  const choose = (leftId: string, rightId: string) => {
    if (locked) return
    const others = pairs.filter((pair) => pair.leftId !== leftId)
    onChoose({ kind: 'matching', pairs: rightId ? [...others, { leftId, rightId }] : others })
  }
  return (
    <ul className="options matching" aria-describedby={stemId}>
      {question.left.map(({ id, html }) => {
        const chosen = pairs.find((pair) => pair.leftId === id)?.rightId ?? ''
        return (
          <li key={id} className="option">
            <Snippet html={html} id={`${base}${id}`} />
            <select
              className="input"
              aria-labelledby={`${base}${id}`}
              aria-disabled={locked || undefined}
              value={chosen}
              onChange={(event) => choose(id, event.target.value)}
            >
              <option value="">{chooseWord}</option>
              {question.right.map((right) => (
                <option key={right.id} value={right.id}>
                  {right.id !== chosen && pairs.some((pair) => pair.rightId === right.id)
                    ? used(right.text)
                    : right.text}
                </option>
              ))}
            </select>
          </li>
        )
      })}
    </ul>
  )
}
