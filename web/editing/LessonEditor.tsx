import { Link } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import {
  getLessonSource,
  LESSON_TEXT_MAX_LENGTH,
  type LessonSource,
  previewLesson,
  saveLesson,
} from '#contract/editing.ts'
import * as words from '#words/editing.lesson.ts'
import { editThing, preview as previewTitle } from '#words/editing.shared.ts'
import { call } from '../api/api.ts'
import { useSending } from '../api/useSending.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Rich } from '../ui/Rich.tsx'
import { ServerHtml } from '../ui/ServerHtml.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useTitle } from '../ui/title.ts'
import { Crumbs } from './Crumbs.tsx'
import { keptDraft } from './drafts.ts'
import { InsertFigure } from './InsertFigure.tsx'
import { Load } from './Load.tsx'
import { NotSaved, SaveBar } from './SaveBar.tsx'
import { Sections } from './Sections.tsx'
import { useLeaveWarning, useSaveKey } from './unsaved.ts'
import { usePreview } from './usePreview.ts'
import { Versions } from './Versions.tsx'
import './lessonEditor.css'

type Props = { id: string; topicId: string; uid: string }

export default function LessonEditor({ id, topicId, uid }: Props) {
  // Incremented to remount the form with the latest version.
  const [round, setRound] = useState(0)
  return (
    <Load key={round} endpoint={getLessonSource} input={{ id }} thing="lesson">
      {(source) => <Editor source={source} topicId={topicId} uid={uid} onReload={() => setRound(round + 1)} />}
    </Load>
  )
}

type Written = Pick<LessonSource, 'title' | 'summary' | 'markdown'>
const writtenOf = ({ title, summary, markdown }: Written): Written => ({ title, summary, markdown })
const isSame = (a: Written, b: Written) => a.title === b.title && a.summary === b.summary && a.markdown === b.markdown

type EditorProps = { source: LessonSource; topicId: string; uid: string; onReload: () => void }

function Editor({ source: first, topicId, uid, onReload }: EditorProps) {
  const [source] = useState(first)
  const { id, topicTitle } = source
  const kept = useMemo(() => keptDraft({ uid, lessonId: id }), [uid, id])
  const [draft] = useState(() => kept.read())
  const [saved, setSaved] = useState(writtenOf(source))
  const [version, setVersion] = useState(source.version)
  const [written, setWritten] = useState(draft ? writtenOf(draft) : saved)
  const { sending, isSending, isSent, forget, send } = useSending()
  const text = useRef<HTMLTextAreaElement>(null)
  const unsaved = !isSame(written, saved)
  const { answer: preview, problem } = usePreview(written.markdown, (markdown, signal) =>
    call(previewLesson, { id, markdown }, { signal }),
  )
  useTitle(editThing(saved.title))
  useLeaveWarning(unsaved)
  useEffect(() => {
    if (unsaved) kept.write({ version, ...written, at: Date.now() })
    else kept.clear()
  }, [kept, unsaved, version, written])

  const change = (part: Partial<Written>) => {
    setWritten({ ...written, ...part })
    if (isSent) forget()
  }
  async function save(over = version) {
    if (isSending || (!unsaved && over === version)) return
    const answer = await send(() => call(saveLesson, { id, version: over, ...written }))
    if (!answer) return
    setSaved(written)
    setVersion(answer.version)
  }
  async function saveOver() {
    const now = await send(() => call(getLessonSource, { id }))
    if (now) await save(now.version)
  }
  useSaveKey(() => void save())
  const reload = () => {
    kept.clear()
    onReload()
  }

  const isDraft = draft !== null && !isSame(draft, saved) && isSame(draft, written)
  return (
    <>
      <Crumbs topicId={topicId} topicTitle={topicTitle} within />
      <h1>{words.editLesson}</h1>
      {isDraft && (
        <Notice actions={<Button onClick={() => setWritten(saved)}>{words.discardDraft}</Button>}>
          {words.isDraft}
          {draft.version < source.version && ` ${words.draftIsOld}`}
        </Notice>
      )}
      <div className="lesson-editor">
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <TextField
            label={words.title}
            value={written.title}
            maxLength={200}
            onChange={(e) => change({ title: e.target.value })}
          />
          <Field label={words.summary} hint={words.summaryHint}>
            {(control) => (
              <textarea
                {...control}
                rows={2}
                maxLength={1000}
                value={written.summary}
                onChange={(e) => change({ summary: e.target.value })}
              />
            )}
          </Field>
          <Field label={words.text} hint={words.textHint}>
            {(control) => (
              <textarea
                {...control}
                ref={text}
                className="input edit-text"
                rows={22}
                maxLength={LESSON_TEXT_MAX_LENGTH}
                spellCheck
                value={written.markdown}
                onChange={(e) => change({ markdown: e.target.value })}
              />
            )}
          </Field>
          <InsertFigure area={text} markdown={written.markdown} onChange={(markdown) => change({ markdown })} />
          <NotSaved sending={sending} onSaveOver={() => void saveOver()} onReload={reload} />
          <SaveBar sending={sending} unsaved={unsaved}>
            <LinkButton to="/lessons/$id" params={{ id }} variant="quiet">
              {words.readLesson}
            </LinkButton>
          </SaveBar>
        </form>
        <section aria-labelledby="preview" className="edit-preview" tabIndex={0}>
          <h2 id="preview">{previewTitle}</h2>
          {problem && <Notice kind="error">{problem}</Notice>}
          {preview && preview.loose.length > 0 && (
            <Notice>
              <p>{words.looseQuestions}</p>
              <ul className="edit-loose">
                {preview.loose.map(({ questionId, stem, evidence }) => (
                  <li key={questionId}>
                    <Rich
                      text={words.looseQuestion}
                      parts={{
                        question: () => (
                          <Link to="/topic-details/$id/edit" params={{ id: topicId }} search={{ question: questionId }}>
                            {stem}
                          </Link>
                        ),
                        evidence: () => evidence,
                      }}
                    />
                  </li>
                ))}
              </ul>
            </Notice>
          )}
          {preview && <Sections contents={preview.contents} markdown={written.markdown} text={text} />}
          {preview && <ServerHtml className="prose" html={preview.html} />}
        </section>
      </div>
      <Versions
        key={version}
        thing={{ kind: 'lesson', topicId, id }}
        version={version}
        unsaved={unsaved}
        onBack={reload}
      />
    </>
  )
}
