import { Icon } from '../ui/Icon.tsx'

/** The number of a step, or a tick if it's done. Decorative, because the text next to it says the same. */
export function StepMark({ number, isDone }: { number: number; isDone: boolean }) {
  return (
    <span className="step-mark" aria-hidden="true">
      {isDone ? <Icon name="check" /> : number}
    </span>
  )
}
