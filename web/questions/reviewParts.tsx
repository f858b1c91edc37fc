import type { ReactNode } from 'react'
import { correct as correctWord } from '#words/questions.verdicts.ts'
import { Icon } from '../ui/Icon.tsx'
import { Html } from './Html.tsx'
import { htmlOf } from './shown.ts'

export const Asks = ({ children }: { children: ReactNode }) => <p className="muted small review-asks">{children}</p>

export function ReviewParts({ parts, label }: { parts: { id: string; html: string }[]; label: string }) {
  return (
    <ul className="review-parts" aria-label={label}>
      {parts.map(({ id, html }) => (
        <li key={id}>
          <Html html={html} />
        </li>
      ))}
    </ul>
  )
}

type PartProps = { html?: string; correct?: boolean; whyHtml: string; children?: ReactNode }

export function RevealedPart({ html, correct, whyHtml, children }: PartProps) {
  return (
    <li className={correct ? 'is-right' : undefined}>
      {correct && (
        <p className="review-word">
          <Icon name="check" size={16} /> {correctWord}
        </p>
      )}
      {html !== undefined && <Html html={html} className="review-part" />}
      {children}
      <Html html={whyHtml} className="muted" />
    </li>
  )
}

type Told = { id: string; correct: boolean; whyHtml: string }

export function RevealedOptions({ options, told }: { options: { id: string; html: string }[]; told: Told[] }) {
  return (
    <ul className="review-parts">
      {told.map(({ id, correct, whyHtml }) => (
        <RevealedPart key={id} html={htmlOf(options, id)} correct={correct} whyHtml={whyHtml} />
      ))}
    </ul>
  )
}

export function RevealedText({ text, whyHtml }: { text: string; whyHtml: string }) {
  return (
    <>
      <p className="review-text-answer">{text}</p>
      <Html html={whyHtml} />
    </>
  )
}
