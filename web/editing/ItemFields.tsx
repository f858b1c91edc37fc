import type { EditedItem } from '#contract/items.ts'
import { ChoiceFields } from './ChoiceFields.tsx'
import { Area } from './flaws.tsx'
import { MatchingFields } from './MatchingFields.tsx'
import { NumericFields } from './NumericFields.tsx'
import { OrderingFields } from './OrderingFields.tsx'
import { OutputFields } from './OutputFields.tsx'
import { TrueFalseFields } from './TrueFalseFields.tsx'
import { TypedFields } from './TypedFields.tsx'

export type FieldsOf<Kind extends EditedItem['kind']> = {
  item: Extract<EditedItem, { kind: Kind }>
  onChange: (item: EditedItem) => void
}

/** Every field of a question, in the form of its kind. */
export function ItemFields({ item, onChange }: FieldsOf<EditedItem['kind']>) {
  return (
    <>
      <Area label="Question" path="stem" rows={3} value={item.stem} onChange={(stem) => onChange({ ...item, stem })} />
      <OfKind item={item} onChange={onChange} />
      <Area
        label="The sentence that makes it right"
        path="evidence"
        hint="Word for word from the lesson. Empty where the answer is computed."
        value={item.evidence ?? ''}
        onChange={(evidence) => onChange({ ...item, evidence: evidence || null })}
      />
    </>
  )
}

function OfKind({ item, onChange }: FieldsOf<EditedItem['kind']>) {
  switch (item.kind) {
    case 'single':
    case 'multiple':
      return <ChoiceFields item={item} onChange={onChange} />
    case 'typed':
      return <TypedFields item={item} onChange={onChange} />
    case 'numeric':
      return <NumericFields item={item} onChange={onChange} />
    case 'true-false':
      return <TrueFalseFields item={item} onChange={onChange} />
    case 'output':
      return <OutputFields item={item} onChange={onChange} />
    case 'ordering':
      return <OrderingFields item={item} onChange={onChange} />
    case 'matching':
      return <MatchingFields item={item} onChange={onChange} />
  }
}
