import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'

type Props = { name: string; children: ReactNode; onRemove?: () => void; actions?: ReactNode }

/** One of several alike: an option, a step, a pair. */
export function Part({ name, children, onRemove, actions }: Props) {
  return (
    <fieldset className="edit-piece">
      <legend>{name}</legend>
      {children}
      <p className="edit-piece-actions">
        {actions}
        {onRemove && (
          <Button variant="quiet" onClick={onRemove}>
            Remove<span className="sr-only"> {name}</span>
          </Button>
        )}
      </p>
    </fieldset>
  )
}

export function AddButton({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  return (
    <p className="actions">
      <Button onClick={onClick}>{children}</Button>
    </p>
  )
}
