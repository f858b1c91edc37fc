import { Icon } from '../ui/Icon.tsx'

/** The number of a step, or a tick once it is done; the words beside it say so too. */
export function StepMark({ number, isDone }: { number: number; isDone: boolean }) {
  return (
    <span className="step-mark" aria-hidden="true">
      {isDone ? <Icon name="check" /> : number}
    </span>
  )
}
