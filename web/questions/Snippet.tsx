import { type ComponentProps, useContext } from 'react'
import { spoken } from '../spoken.ts'
import { SpokenLanguage } from './SpokenLanguage.ts'
import type { Shown } from './shown.ts'
import './questions.css'

type Props = Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> & { html: string }

/** A stem, an option or a why. The server wrote the HTML and let nothing through that could run or load. */
export function Snippet({ html, className = '', ...rest }: Props) {
  const language = useContext(SpokenLanguage)
  const said = language === undefined ? {} : spoken(language)
  return <div className={`prose snippet ${className}`} {...said} dangerouslySetInnerHTML={{ __html: html }} {...rest} />
}

/** An answer in its parts: an option, what somebody typed, steps in an order, pairs. */
export function AnswerText({ parts, numbered }: { parts: Shown[]; numbered: boolean }) {
  return parts.map((part, index) => (
    <div className="answer-part" key={index}>
      {numbered && <span className="muted">{index + 1}.</span>}
      {part.html !== undefined && <Snippet html={part.html} />}
      {part.text}
      {part.code !== undefined && <pre className="answer-code">{part.code}</pre>}
    </div>
  ))
}
