import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

const icons = { error: 'alert', ok: 'check', info: 'info' } as const

type Props = { kind?: keyof typeof icons; children: ReactNode; actions?: ReactNode }

/** A sentence that matters, with an icon beside the colour. Errors are announced as they appear. */
export function Notice({ kind = 'info', children, actions }: Props) {
  return (
    <div className={`notice notice-${kind}`} role={kind === 'error' ? 'alert' : undefined}>
      <Icon name={icons[kind]} />
      <div className="notice-text">{children}</div>
      {actions && <div className="notice-actions">{actions}</div>}
    </div>
  )
}
