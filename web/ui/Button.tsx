import type { ComponentProps } from 'react'

type Props = ComponentProps<'button'> & { variant?: 'primary' | 'plain' | 'quiet' }

/** A button for an action on this page; use `LinkButton` for navigation. */
export function Button({ variant = 'plain', className = '', type = 'button', ...rest }: Props) {
  return <button type={type} className={`btn btn-${variant} ${className}`} {...rest} />
}
