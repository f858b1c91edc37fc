import type { ComponentProps } from 'react'
import { ServerHtml } from '../ui/ServerHtml.tsx'
import { useSpoken } from './useSpoken.ts'

/** A stem, an option or a why, in the language of the question. */
export function Html({ className = '', ...rest }: ComponentProps<typeof ServerHtml>) {
  return <ServerHtml className={`prose review-text ${className}`} {...useSpoken()} {...rest} />
}
