import type { ComponentProps } from 'react'
import { ServerHtml } from '../ui/ServerHtml.tsx'

/** A stem, an option or a why. */
export function Html({ className = '', ...rest }: ComponentProps<typeof ServerHtml>) {
  return <ServerHtml className={`prose review-text ${className}`} {...rest} />
}
