import type { ComponentProps } from 'react'
import { ServerHtml } from '../ui/ServerHtml.tsx'
import { useSpoken } from './useSpoken.ts'

/** HTML of a stem, option or explanation, marked with the question's language. */
export function Html({ className = '', ...rest }: ComponentProps<typeof ServerHtml>) {
  return <ServerHtml className={`prose review-text ${className}`} {...useSpoken()} {...rest} />
}
