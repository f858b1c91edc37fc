import { type ComponentProps, useContext } from 'react'
import { spoken } from '../spoken.ts'
import { ServerHtml } from '../ui/ServerHtml.tsx'
import { SpokenLanguage } from './SpokenLanguage.ts'
import type { Shown } from './shown.ts'
import './questions.css'

/** A stem, an option or a why. */
export function Snippet({ className = '', ...rest }: ComponentProps<typeof ServerHtml>) {
  const language = useContext(SpokenLanguage)
  const said = language === undefined ? {} : spoken(language)
  return <ServerHtml className={`prose snippet ${className}`} {...said} {...rest} />
}

/** An answer in its parts: an option, what somebody typed, steps in an order, pairs. */
export function AnswerText({ parts, numbered }: { parts: Shown[]; numbered: boolean }) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one answer stay in their places
    <div className="answer-part" key={index}>
      {numbered && <span className="muted">{index + 1}.</span>}
      {part.html !== undefined && <Snippet html={part.html} />}
      {part.text}
      {part.code !== undefined && <pre className="answer-code">{part.code}</pre>}
    </div>
  ))
}
