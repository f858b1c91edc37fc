import type { ReactNode } from 'react'
import type { EditedItem } from '#contract/items.ts'
import type { Question, Verdict } from '#contract/quizzes.ts'
import type { KeyOf, KindName, QuestionOf } from '../questionKind.ts'

type EditorFor<Item> = { item: Item; onChange(item: Item): void }

/** A line of the question as its editor reads it again. */
export type PreviewLine = { html?: string; text?: string; mark?: string; whyHtml?: string }

/** How one kind of question is edited; `editors.ts` lists them. Methods, as in `questionKind.ts`. */
type Editing<Item, Asked, Key> = {
  label: string
  /** Its fields, but for the stem and the evidence that every question has. */
  Editor(props: EditorFor<Item>): ReactNode
  /** The question with its key, as a learner meets it after answering. */
  preview(question: Asked, key: Key): PreviewLine[]
}

type EditedOf<Kind extends KindName> = Extract<EditedItem, { kind: Kind }>
export type EditorOf<Kind extends KindName> = EditorFor<EditedOf<Kind>>
export type ItemEditor<Kind extends KindName> = Editing<EditedOf<Kind>, QuestionOf<Kind>, KeyOf<Kind>>
/** Of whichever kind. */
export type AnyEditor = Editing<EditedItem, Question, Verdict['key']>
export type AnyEditorProps = EditorFor<EditedItem>
