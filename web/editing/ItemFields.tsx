import { useRef } from 'react'
import { question } from '#words/common.ts'
import * as words from '#words/editing.question.ts'
import { editorOf } from '../questions/editor/editors.ts'
import { Area } from '../questions/editor/flaws.tsx'
import type { AnyEditorProps } from '../questions/editor/itemEditor.ts'
import { InsertFigure } from './InsertFigure.tsx'

/** All fields of a question: the fields that every question has, and the fields of its kind. */
export function ItemFields({ item, onChange }: AnyEditorProps) {
  const { Editor } = editorOf(item)
  const text = useRef<HTMLTextAreaElement>(null)
  const changeStem = (stem: string) => onChange({ ...item, stem })
  return (
    <>
      <Area ref={text} label={question} path="stem" rows={3} value={item.stem} onChange={changeStem} />
      <InsertFigure area={text} markdown={item.stem} onChange={changeStem} />
      <Editor item={item} onChange={onChange} />
      <Area
        label={words.evidence}
        path="evidence"
        hint={words.evidenceHint}
        value={item.evidence ?? ''}
        onChange={(evidence) => onChange({ ...item, evidence: evidence || null })}
      />
    </>
  )
}
