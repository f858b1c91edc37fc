import * as words from '#words/questions.editor.ts'
import { Button } from '../../ui/Button.tsx'
import { Area, FlawsOf } from '../editor/flaws.tsx'
import type { EditorOf } from '../editor/itemEditor.ts'
import { freshId, moved, withoutPart, withPart } from '../editor/lists.ts'
import { AddButton, Named, Part } from '../editor/Part.tsx'

export function Editor({ item, onChange }: EditorOf<'ordering'>) {
  const { steps } = item
  const set = (changed: typeof steps) => onChange({ ...item, steps: changed })
  return (
    <>
      <p className="muted small mt-6">{words.orderHint}</p>
      {steps.map((step, at) => (
        <Part
          key={step.id}
          name={words.step(at + 1)}
          onRemove={() => set(withoutPart(steps, at))}
          actions={
            <>
              {at > 0 && (
                <Button variant="quiet" onClick={() => set(moved(steps, at, at - 1))}>
                  <Named text={words.moveStepUp(at + 1)} />
                </Button>
              )}
              {at < steps.length - 1 && (
                <Button variant="quiet" onClick={() => set(moved(steps, at, at + 1))}>
                  <Named text={words.moveStepDown(at + 1)} />
                </Button>
              )}
            </>
          }
        >
          <Area
            label={words.text}
            path={`steps.${at}.text`}
            rows={1}
            value={step.text}
            onChange={(text) => set(withPart(steps, at, { text }))}
          />
        </Part>
      ))}
      <FlawsOf path="steps" />
      <AddButton onClick={() => set([...steps, { id: freshId(steps.map(({ id }) => id)), text: '' }])}>
        {words.addStep}
      </AddButton>
      <Area label={words.whyOrder} path="why" value={item.why} onChange={(why) => onChange({ ...item, why })} />
    </>
  )
}
