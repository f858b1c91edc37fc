import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> & { html: string }

/** A stem, an option or a why. The server wrote the HTML and let nothing through that could run or load. */
export function Snippet({ html, className = '', ...rest }: Props) {
  return <div className={`prose snippet ${className}`} dangerouslySetInnerHTML={{ __html: html }} {...rest} />
}

/** An answer: an option's HTML, or what somebody typed. */
export function AnswerText({ answer }: { answer: { html: string } | { text: string } }) {
  return 'html' in answer ? <Snippet html={answer.html} /> : <div>{answer.text}</div>
}
