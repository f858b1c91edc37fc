import { Button } from '../../ui/Button.tsx'
import { Area, FlawsOf } from '../editor/flaws.tsx'
import type { EditorOf } from '../editor/itemEditor.ts'
import { freshId, moved, withoutPart, withPart } from '../editor/lists.ts'
import { AddButton, Part } from '../editor/Part.tsx'

export function Editor({ item, onChange }: EditorOf<'ordering'>) {
  const { steps } = item
  const set = (changed: typeof steps) => onChange({ ...item, steps: changed })
  return (
    <>
      <p className="muted small mt-6">In the right order. A learner sees them in another.</p>
      {steps.map((step, at) => (
        <Part
          key={step.id}
          name={`Step ${at + 1}`}
          onRemove={() => set(withoutPart(steps, at))}
          actions={
            <>
              {at > 0 && (
                <Button variant="quiet" onClick={() => set(moved(steps, at, at - 1))}>
                  Move up<span className="sr-only"> step {at + 1}</span>
                </Button>
              )}
              {at < steps.length - 1 && (
                <Button variant="quiet" onClick={() => set(moved(steps, at, at + 1))}>
                  Move down<span className="sr-only"> step {at + 1}</span>
                </Button>
              )}
            </>
          }
        >
          <Area
            label="Text"
            path={`steps.${at}.text`}
            rows={1}
            value={step.text}
            onChange={(text) => set(withPart(steps, at, { text }))}
          />
        </Part>
      ))}
      <FlawsOf path="steps" />
      <AddButton onClick={() => set([...steps, { id: freshId(steps.map(({ id }) => id)), text: '' }])}>
        Add a step
      </AddButton>
      <Area label="Why this order" path="why" value={item.why} onChange={(why) => onChange({ ...item, why })} />
    </>
  )
}
