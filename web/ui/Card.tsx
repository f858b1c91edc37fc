import type { ComponentProps } from 'react'

/** A surface that sets one thing apart. Not for every list: rows need no box. */
export function Card({ className = '', ...rest }: ComponentProps<'section'>) {
  return <section className={`card ${className}`} {...rest} />
}
