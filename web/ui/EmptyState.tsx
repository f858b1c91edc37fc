import type { ReactNode } from 'react'

type Props = { title: string; children?: ReactNode; actions?: ReactNode }

/** Says why there is nothing, and what to do about it. */
export function EmptyState({ title, children, actions }: Props) {
  return (
    <div className="empty">
      <p className="empty-title">{title}</p>
      {children}
      {actions && <p className="actions">{actions}</p>}
    </div>
  )
}
