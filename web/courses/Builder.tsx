import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { COURSE_DESCRIPTION_MAX_LENGTH, COURSE_TITLE_MAX_LENGTH, type Course } from '#contract/courses.ts'
import * as words from '#words/courses.builder.ts'
import { titleMissing } from '#words/courses.shared.ts'
import { Field } from '../ui/Field.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { TextField } from '../ui/TextField.tsx'
import { AddThings } from './AddThings.tsx'
import { CourseEnd } from './CourseEnd.tsx'
import { DeletedNotice } from './DeletedNotice.tsx'
import type { Editor, EditorState } from './editor.ts'
import { Outline } from './Outline.tsx'
import { SavingStatus } from './SavingStatus.tsx'
import './builder.css'

type Props = { course: Course; editor: Editor; state: EditorState }

/** Course editor for the owner: title, contents and their order, and sharing. */
export default function Builder({ course, editor, state }: Props) {
  const navigate = useNavigate()
  const [deleted, setDeleted] = useState(false)
  const { draft, saving } = state
  if (deleted) return <DeletedNotice id={course.id} title={draft.title} onRestored={() => setDeleted(false)} />
  return (
    <>
      <h1 className="sr-only">{words.arrange(draft.title)}</h1>
      <TextField
        label={words.title}
        className="course-title"
        value={draft.title}
        maxLength={COURSE_TITLE_MAX_LENGTH}
        autoComplete="off"
        error={draft.title.trim() === '' ? titleMissing : undefined}
        onChange={({ target }) => editor.edit((now) => ({ ...now, title: target.value }))}
      />
      <Field label={words.description} hint={words.descriptionHint}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={COURSE_DESCRIPTION_MAX_LENGTH}
            value={draft.description}
            onChange={({ target }) => editor.edit((now) => ({ ...now, description: target.value }))}
          />
        )}
      </Field>
      <p className="actions">
        <LinkButton to="/courses/$id" params={{ id: course.id }} search={{ view: 'read' }}>
          {words.seeAsReader}
        </LinkButton>
      </p>
      <Outline editor={editor} state={state} />
      <AddThings sections={draft.sections} editor={editor} />
      <CourseEnd course={course} editor={editor} onDeleted={() => setDeleted(true)} />
      <SavingStatus
        saving={saving}
        editor={editor}
        onKept={(id) => void navigate({ to: '/courses/$id', params: { id } })}
      />
    </>
  )
}
