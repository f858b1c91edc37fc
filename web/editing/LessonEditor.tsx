import { Link } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import {
  getLessonSource,
  LESSON_TEXT_MAX_LENGTH,
  type LessonSource,
  previewLesson,
  saveLesson,
} from '#contract/editing.ts'
import { call } from '../api.ts'
import { useTitle } from '../title.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { ServerHtml } from '../ui/ServerHtml.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useSending } from '../useSending.ts'
import { Crumbs } from './Crumbs.tsx'
import { keptDraft } from './drafts.ts'
import { Load } from './Load.tsx'
import { NotSaved, SaveBar } from './SaveBar.tsx'
import { Sections } from './Sections.tsx'
import { useLeaveWarning, useSaveKey } from './unsaved.ts'
import { usePreview } from './usePreview.ts'
import { Versions } from './Versions.tsx'
import './lessonEditor.css'

type Props = { id: string; topicId: string; uid: string }

export default function LessonEditor({ id, topicId, uid }: Props) {
  // Counts up when another version is to be loaded into the form.
  const [round, setRound] = useState(0)
  return (
    <Load key={round} endpoint={getLessonSource} input={{ id }} thing="lesson">
      {(source) => <Editor source={source} topicId={topicId} uid={uid} onReload={() => setRound(round + 1)} />}
    </Load>
  )
}

type Words = Pick<LessonSource, 'title' | 'summary' | 'markdown'>
const wordsOf = ({ title, summary, markdown }: Words): Words => ({ title, summary, markdown })
const isSame = (a: Words, b: Words) => a.title === b.title && a.summary === b.summary && a.markdown === b.markdown

type EditorProps = { source: LessonSource; topicId: string; uid: string; onReload: () => void }

function Editor({ source: first, topicId, uid, onReload }: EditorProps) {
  const [source] = useState(first)
  const { id, topicTitle } = source
  const kept = useMemo(() => keptDraft({ uid, lessonId: id }), [uid, id])
  const [draft] = useState(() => kept.read())
  const [saved, setSaved] = useState(wordsOf(source))
  const [version, setVersion] = useState(source.version)
  const [words, setWords] = useState(draft ? wordsOf(draft) : saved)
  const { sending, isSending, isSent, forget, send } = useSending()
  const text = useRef<HTMLTextAreaElement>(null)
  const unsaved = !isSame(words, saved)
  const { answer: preview, problem } = usePreview(words.markdown, (markdown, signal) =>
    call(previewLesson, { id, markdown }, { signal }),
  )
  useTitle(`Edit: ${saved.title}`)
  useLeaveWarning(unsaved)
  useEffect(() => {
    if (unsaved) kept.write({ version, ...words, at: Date.now() })
    else kept.clear()
  }, [kept, unsaved, version, words])

  const change = (part: Partial<Words>) => {
    setWords({ ...words, ...part })
    if (isSent) forget()
  }
  async function save(over = version) {
    if (isSending || (!unsaved && over === version)) return
    const answer = await send(() => call(saveLesson, { id, version: over, ...words }))
    if (!answer) return
    setSaved(words)
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

  const isDraft = draft !== null && !isSame(draft, saved) && isSame(draft, words)
  return (
    <>
      <Crumbs topicId={topicId} topicTitle={topicTitle} within />
      <h1>Edit the lesson</h1>
      {isDraft && (
        <Notice actions={<Button onClick={() => setWords(saved)}>Discard the draft</Button>}>
          This is your draft, which was not saved yet.
          {draft.version < source.version && ' The lesson has been changed since you began it.'}
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
            label="Title"
            value={words.title}
            maxLength={200}
            onChange={(e) => change({ title: e.target.value })}
          />
          <Field label="Summary" hint="A sentence or two, for lists and the search.">
            {(control) => (
              <textarea
                {...control}
                rows={2}
                maxLength={1000}
                value={words.summary}
                onChange={(e) => change({ summary: e.target.value })}
              />
            )}
          </Field>
          <Field label="Text" hint="Markdown, with ## and ### for headings and $…$ for formulas.">
            {(control) => (
              <textarea
                {...control}
                ref={text}
                className="input edit-text"
                rows={22}
                maxLength={LESSON_TEXT_MAX_LENGTH}
                spellCheck
                value={words.markdown}
                onChange={(e) => change({ markdown: e.target.value })}
              />
            )}
          </Field>
          <NotSaved sending={sending} onSaveOver={() => void saveOver()} onReload={reload} />
          <SaveBar sending={sending} unsaved={unsaved}>
            <LinkButton to="/lessons/$id" params={{ id }} variant="quiet">
              Read the lesson
            </LinkButton>
          </SaveBar>
        </form>
        <section aria-labelledby="preview" className="edit-preview" tabIndex={0}>
          <h2 id="preview">Preview</h2>
          {problem && <Notice kind="error">{problem}</Notice>}
          {preview && preview.loose.length > 0 && (
            <Notice>
              <p>These questions rest on sentences that this text does not hold:</p>
              <ul className="edit-loose">
                {preview.loose.map(({ questionId, stem, evidence }) => (
                  <li key={questionId}>
                    <Link to="/topic-details/$id/edit" params={{ id: topicId }} search={{ question: questionId }}>
                      {stem}
                    </Link>{' '}
                    (“{evidence}”)
                  </li>
                ))}
              </ul>
            </Notice>
          )}
          {preview && <Sections contents={preview.contents} markdown={words.markdown} text={text} />}
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
