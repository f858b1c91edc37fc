import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type Props = ComponentProps<'a'> & { variant?: 'primary' | 'plain' | 'quiet' }

function Anchor({ variant = 'plain', className = '', ...rest }: Props) {
  return <a className={`btn btn-${variant} ${className}`} {...rest} />
}

/** A link styled as a button; takes the props of the router's Link. */
export const LinkButton = createLink(Anchor)
