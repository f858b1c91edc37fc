import type { ReactNode } from 'react'
import * as words from '#words/questions.editor.ts'
import { Button } from '../../ui/Button.tsx'
import { Rich } from '../../ui/Rich.tsx'

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
            <Named text={words.removePart(name)} />
          </Button>
        )}
      </p>
    </fieldset>
  )
}

/** On a button of a part: which part it is, only screen readers say. */
export const Named = ({ text }: { text: string }) => (
  <Rich text={text} parts={{ hidden: (name) => <span className="sr-only">{name}</span> }} />
)

export function AddButton({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  return (
    <p className="actions">
      <Button onClick={onClick}>{children}</Button>
    </p>
  )
}
