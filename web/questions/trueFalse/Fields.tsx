import { useId } from 'react'
import { isFalse, isTrue } from '#words/questions.look.ts'
import * as words from '#words/questions.ts'
import type { FieldsOf } from '../questionKind.ts'
import { Snippet } from '../Snippet.tsx'

const JUDGEMENTS = [
  { truth: true, word: isTrue },
  { truth: false, word: isFalse },
]

/** Fields for whether a statement is true, and for the reason. */
export function Fields({ question, stemId, answer, locked, onChoose }: FieldsOf<'true-false'>) {
  const name = useId()
  const given = answer ?? { truth: null, reasonId: '' }
  const change = (part: { truth?: boolean; reasonId?: string }) =>
    locked || onChoose({ kind: 'true-false', truth: given.truth, reasonId: given.reasonId, ...part })
  return (
    <>
      <fieldset className="options judgements" aria-describedby={stemId}>
        <legend className="muted">{words.isItTrue}</legend>
        {JUDGEMENTS.map(({ truth, word }, index) => (
          <label key={word} className="option">
            <input
              type="radio"
              name={`${name}truth`}
              checked={given.truth === truth}
              onChange={() => change({ truth })}
            />
            <span>{word}</span>
            <kbd aria-hidden="true">{index + 1}</kbd>
          </label>
        ))}
      </fieldset>
      <fieldset className="options" aria-describedby={stemId}>
        <legend className="muted">{words.because}</legend>
        {question.reasons.map(({ id, html }, index) => (
          <label key={id} className="option">
            <input
              type="radio"
              name={`${name}reason`}
              checked={given.reasonId === id}
              onChange={() => change({ reasonId: id })}
            />
            <Snippet html={html} />
            <kbd aria-hidden="true">{index + 1 + JUDGEMENTS.length}</kbd>
          </label>
        ))}
      </fieldset>
    </>
  )
}
