import type { ComponentProps } from 'react'

type Props = ComponentProps<'button'> & { variant?: 'primary' | 'plain' | 'quiet' }

/** A button that does something here; `LinkButton` leads somewhere. */
export function Button({ variant = 'plain', className = '', type = 'button', ...rest }: Props) {
  return <button type={type} className={`btn btn-${variant} ${className}`} {...rest} />
}
