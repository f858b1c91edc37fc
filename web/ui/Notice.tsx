import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

const icons = { error: 'alert', ok: 'check', info: 'info' } as const

type Props = { kind?: keyof typeof icons; children: ReactNode; actions?: ReactNode }

/**
 * An important message with an icon, so that it doesn't rely on colour alone. Errors are announced to screen readers.
 */
export function Notice({ kind = 'info', children, actions }: Props) {
  return (
    <div className={`notice notice-${kind}`} role={kind === 'error' ? 'alert' : undefined}>
      <Icon name={icons[kind]} />
      <div className="notice-text">{children}</div>
      {actions && <div className="notice-actions">{actions}</div>}
    </div>
  )
}
