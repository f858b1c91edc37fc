import { useState } from 'react'
import type { EditedItem } from '#contract/items.ts'
import { ItemFields } from '../editing/ItemFields.tsx'
import { QuestionPreview } from '../editing/QuestionPreview.tsx'
import { editorOf } from '../questions/editor/editors.ts'
import { FlawsProvider } from '../questions/editor/flaws.tsx'
import { Shown, State } from './frame.tsx'
import type { QuestionSpecimen, Specimens } from './specimens.ts'
import '../editing/editing.css'
import '../editing/questionEditor.css'

const FLAWS = [
  { field: 'stem', hard: true, message: 'A question ends with a question mark, a colon or a full stop.' },
  { field: 'evidence', hard: false, message: 'This sentence does not stand in the lesson.' },
]

/** The editor of each kind of question. */
export default function EditingPart({ specimens }: { specimens: Specimens }) {
  return specimens.questions.map((specimen) => <Kind key={specimen.question.kind} specimen={specimen} />)
}

function Kind({ specimen: { question, item, right } }: { specimen: QuestionSpecimen }) {
  return (
    <Shown of={editorOf(question).label}>
      <State name="its form, with flaws">
        <FlawsProvider flaws={FLAWS}>
          <Form item={item} />
        </FlawsProvider>
      </State>
      <State name="read again before it is saved">
        <QuestionPreview shown={{ question, key: right.verdict.key }} />
      </State>
    </Shown>
  )
}

function Form({ item: first }: { item: EditedItem }) {
  const [item, setItem] = useState(first)
  return (
    <form className="edit-form" onSubmit={(event) => event.preventDefault()}>
      <ItemFields item={item} onChange={setItem} />
    </form>
  )
}
