import { useState } from 'react'
import {
  getQuestionSource,
  previewQuestion,
  type QuestionSource,
  saveQuestion,
  withdrawQuestion,
} from '#contract/editing.ts'
import type { EditedItem } from '#contract/items.ts'
import { call } from '../api.ts'
import { editorOf } from '../questions/editor/editors.ts'
import { FlawsOf, FlawsProvider } from '../questions/editor/flaws.tsx'
import { useTitle } from '../title.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { counted } from '../ui/topicLabels.ts'
import { useSending } from '../useSending.ts'
import { Crumbs } from './Crumbs.tsx'
import { Decision } from './Decision.tsx'
import { ItemFields } from './ItemFields.tsx'
import { Load } from './Load.tsx'
import { QuestionPreview } from './QuestionPreview.tsx'
import { NotSaved, SaveBar } from './SaveBar.tsx'
import { useLeaveWarning, useSaveKey } from './unsaved.ts'
import { usePreview } from './usePreview.ts'
import { Versions } from './Versions.tsx'
import './questionEditor.css'

type Props = { topicId: string; questionId: string; reportId: string | undefined }

export default function QuestionEditor({ topicId, questionId, reportId }: Props) {
  // Counts up when another version is to be loaded into the form.
  const [round, setRound] = useState(0)
  return (
    <Load key={round} endpoint={getQuestionSource} input={{ topicId, questionId }} thing="question">
      {(source) => <Editor source={source} reportId={reportId} onReload={() => setRound(round + 1)} />}
    </Load>
  )
}

type EditorProps = { source: QuestionSource; reportId: string | undefined; onReload: () => void }

function Editor({ source: first, reportId, onReload }: EditorProps) {
  const [source] = useState(first)
  const { topicId, questionId, everywhere, withdrawn, answeredBy } = source
  const [version, setVersion] = useState(source.version)
  const [saved, setSaved] = useState(source.item)
  const [item, setItem] = useState<EditedItem>(source.item)
  const { sending, isSending, isSent, refuse, forget, send } = useSending()
  const [decided, setDecided] = useState(false)
  const unsaved = !decided && JSON.stringify(item) !== JSON.stringify(saved)
  const of = { topicId, questionId }
  const { answer, problem, setAnswer } = usePreview(item, (given, signal) =>
    call(previewQuestion, { ...of, item: given }, { signal }),
  )
  const flaws = answer?.flaws ?? source.flaws
  useTitle('Edit the question')
  useLeaveWarning(unsaved)

  /** What is wrong with it as it stands now is said beside its fields. */
  async function isBarred() {
    const checked = await call(previewQuestion, { ...of, item }).catch(() => null)
    if (checked) setAnswer(checked)
    return checked?.flaws.some((flaw) => flaw.hard) ?? false
  }
  async function save(over = version) {
    if (isSending || (!unsaved && over === version)) return
    if (await isBarred()) return refuse('Not saved: what is wrong stands beside its field.')
    const done = await send(() => call(saveQuestion, { ...of, version: over, item }))
    if (!done) return
    setSaved(item)
    setVersion(done.version)
  }
  async function saveOver() {
    const now = await send(() => call(getQuestionSource, of))
    if (now) await save(now.version)
  }
  async function withdraw() {
    const done = await send(() => call(withdrawQuestion, { ...of, version, withdrawn: !withdrawn }))
    if (done) onReload()
  }
  useSaveKey(() => void save())

  return (
    <FlawsProvider flaws={flaws}>
      <Crumbs topicId={topicId} topicTitle={source.topicTitle} within />
      <h1>Edit the question</h1>
      <p className="meta">
        <span>{editorOf(item).label}</span>
        <span>{source.lessonTitle}</span>
        <span>
          {answeredBy === 0 ? 'Nobody has answered it yet' : `Answered by ${counted(answeredBy, 'person', 'people')}`}
        </span>
      </p>
      {everywhere && <Notice>This question belongs to the library: it changes in every topic that asks it.</Notice>}
      {withdrawn && (
        <Notice>This question is withdrawn: it is asked no more, and its answers count for nothing.</Notice>
      )}
      {reportId && (
        <Decision
          topicId={topicId}
          id={reportId}
          item={item}
          version={version}
          changed={unsaved}
          isBarred={isBarred}
          onDecided={() => setDecided(true)}
        />
      )}
      {!decided && (
        <>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              void save()
            }}
          >
            <ItemFields
              item={item}
              onChange={(changed) => {
                setItem(changed)
                if (isSent) forget()
              }}
            />
            <FlawsOf path="" />
            {problem && <Notice kind="error">{problem}</Notice>}
            <NotSaved sending={sending} onSaveOver={() => void saveOver()} onReload={onReload} />
            <p className="muted small mt-6">
              Whoever has answered is graded anew when you save, and told where it changes anything.
            </p>
            <SaveBar sending={sending} unsaved={unsaved}>
              <LinkButton to="/quizzes/$id" params={{ id: source.quizId }} variant="quiet">
                Open the quiz
              </LinkButton>
            </SaveBar>
          </form>
          <section aria-labelledby="preview" className="edit-part">
            <h2 id="preview">Preview</h2>
            {answer?.shown ? (
              <QuestionPreview shown={answer.shown} />
            ) : (
              <p className="muted">{answer ? 'It can be shown when what is wrong with it is mended.' : 'Loading…'}</p>
            )}
          </section>
          <section aria-labelledby="withdraw" className="edit-part">
            <h2 id="withdraw">{withdrawn ? 'Ask it again' : 'Withdraw it'}</h2>
            <p className="muted">
              {withdrawn
                ? 'It is asked again where it was, and its answers count again.'
                : 'It is asked no more, and what was answered to it counts for nothing. It can be asked again later.'}
            </p>
            <p className="actions">
              <Button onClick={() => void withdraw()} aria-disabled={unsaved || undefined}>
                {withdrawn ? 'Ask the question again' : 'Withdraw the question'}
              </Button>
            </p>
          </section>
          <Versions
            key={version}
            thing={{ kind: 'question', topicId, id: questionId }}
            version={version}
            unsaved={unsaved}
            onBack={onReload}
          />
        </>
      )}
    </FlawsProvider>
  )
}
