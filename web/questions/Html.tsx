import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> & { html: string }

/** A stem, an option or a why. The server wrote the HTML and let nothing through that could run or load. */
export function Html({ html, className = '', ...rest }: Props) {
  return <div className={`prose review-text ${className}`} dangerouslySetInnerHTML={{ __html: html }} {...rest} />
}
