import type { ComponentProps } from 'react'

/** A surface that sets one thing apart from the page. Don't use it for list rows (`.rows`). */
export function Card({ className = '', ...rest }: ComponentProps<'section'>) {
  return <section className={`card ${className}`} {...rest} />
}
