import type { ReactNode } from 'react'
import * as words from '#words/questions.editor.ts'
import { Button } from '../../ui/Button.tsx'
import { Rich } from '../../ui/Rich.tsx'

type Props = { name: string; children: ReactNode; onRemove?: () => void; actions?: ReactNode }

/** Fieldset for one item of a list, such as an option, a step or a pair. */
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

/** Button label whose `<hidden>` part, the name of the list item, is only for screen readers. */
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
