import type { ReactNode } from 'react'
import * as words from '#words/questions.verdicts.ts'
import { AnswerText, Snippet } from './Snippet.tsx'
import type { Shown } from './shown.ts'

type Props = { given: Shown[]; right: Shown[]; correct: boolean; whyHtml: string; children?: ReactNode }

/** A typed answer next to the right one. */
export function Written({ given, right, correct, whyHtml, children }: Props) {
  const isSame = textOf(given) === textOf(right)
  return (
    <div className="explained-typed">
      {children}
      <dl>
        <dt>{words.youWrote}</dt>
        <dd>
          <AnswerText parts={given} numbered={false} />
        </dd>
        {!isSame && (
          <>
            <dt>{correct ? words.asWeWriteIt : words.chosen.answer.notChosen}</dt>
            <dd>
              <AnswerText parts={right} numbered={false} />
            </dd>
          </>
        )}
      </dl>
      <Snippet html={whyHtml} />
    </div>
  )
}

const textOf = ([part]: Shown[]) => (part?.code ?? part?.text ?? '').trimEnd()
