import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type Props = ComponentProps<'a'> & { variant?: 'primary' | 'plain' | 'quiet' }

function Anchor({ variant = 'plain', className = '', ...rest }: Props) {
  return <a className={`btn btn-${variant} ${className}`} {...rest} />
}

/** A link that looks like a button; takes what the router's Link takes. */
export const LinkButton = createLink(Anchor)
