import type { ComponentProps } from 'react'
import { ServerHtml } from '../ui/ServerHtml.tsx'
import type { Shown } from './shown.ts'
import { useSpoken } from './useSpoken.ts'
import './questions.css'

/** HTML of a stem, option or explanation. */
export function Snippet({ className = '', ...rest }: ComponentProps<typeof ServerHtml>) {
  return <ServerHtml className={`prose snippet ${className}`} {...useSpoken()} {...rest} />
}

/** An answer, part by part: options, typed text, ordered steps or pairs. */
export function AnswerText({ parts, numbered }: { parts: Shown[]; numbered: boolean }) {
  const inItsLanguage = useSpoken()
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of an answer's parts never changes
    <div className="answer-part" key={index}>
      {numbered && <span className="muted">{index + 1}.</span>}
      {part.said}
      {part.html !== undefined && <Snippet html={part.html} />}
      {part.text !== undefined && <span {...inItsLanguage}>{part.text}</span>}
      {part.code !== undefined && <pre className="answer-code">{part.code}</pre>}
    </div>
  ))
}
