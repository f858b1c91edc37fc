import { useEffect, useState } from 'react'
import type { Course } from '#contract/courses.ts'
import { call } from '../api/api.ts'
import { session } from '../session/session.ts'
import { useStore } from '../ui/store.ts'
import { createEditor, type Editor, type EditorState } from './editor.ts'

/** Editors with unsaved changes, kept in memory for when the owner returns to the course. */
const unsaved = new Map<string, Editor>()
session.onEnd(() => unsaved.clear())

/** Editor of a course, which saves after each change, when the page is hidden, and when the connection is back. */
export function useEditor(course: Course): [Editor, EditorState] {
  const [editor] = useState(() => unsaved.get(course.id) ?? createEditor({ course, call }))
  useEffect(() => editor.adopt(course), [editor, course])
  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && void editor.flush()
    const onOnline = () => void editor.retry()
    const onLeave = (event: BeforeUnloadEvent) => {
      void editor.flush()
      if (editor.hasFailed()) event.preventDefault()
    }
    document.addEventListener('visibilitychange', onHidden)
    addEventListener('online', onOnline)
    addEventListener('beforeunload', onLeave)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      removeEventListener('online', onOnline)
      removeEventListener('beforeunload', onLeave)
      void editor.flush()
      if (editor.isDirty()) unsaved.set(course.id, editor)
      else unsaved.delete(course.id)
    }
  }, [course.id, editor])
  return [editor, useStore(editor.store, editor.store.get())]
}
