import { useState } from 'react'
import {
  getQuestionSource,
  previewQuestion,
  type QuestionSource,
  saveQuestion,
  withdrawQuestion,
} from '#contract/editing.ts'
import type { EditedItem } from '#contract/items.ts'
import * as words from '#words/editing.question.ts'
import { preview as previewTitle } from '#words/editing.shared.ts'
import { call } from '../api/api.ts'
import { useSending } from '../api/useSending.ts'
import { editorOf } from '../questions/editor/editors.ts'
import { FlawsOf, FlawsProvider } from '../questions/editor/flaws.tsx'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useTitle } from '../ui/title.ts'
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
  // Incremented to remount the form with the latest version.
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
  useTitle(words.editQuestion)
  useLeaveWarning(unsaved)

  /** Checks the question for hard flaws, and shows all flaws beside the fields. */
  async function isBarred() {
    const checked = await call(previewQuestion, { ...of, item }).catch(() => null)
    if (checked) setAnswer(checked)
    return checked?.flaws.some((flaw) => flaw.hard) ?? false
  }
  async function save(over = version) {
    if (isSending || (!unsaved && over === version)) return
    if (await isBarred()) return refuse(words.barred)
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
      <h1>{words.editQuestion}</h1>
      <p className="meta">
        <span>{editorOf(item).label}</span>
        <span>{source.lessonTitle}</span>
        <span>{answeredBy === 0 ? words.nobodyAnswered : words.answeredBy(answeredBy)}</span>
      </p>
      {everywhere && <Notice>{words.isEverywhere}</Notice>}
      {withdrawn && <Notice>{words.isWithdrawn}</Notice>}
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
            <p className="muted small mt-6">{words.gradedAgain}</p>
            <SaveBar sending={sending} unsaved={unsaved}>
              <LinkButton to="/quizzes/$id" params={{ id: source.quizId }} variant="quiet">
                {words.openQuiz}
              </LinkButton>
            </SaveBar>
          </form>
          <section aria-labelledby="preview" className="edit-part">
            <h2 id="preview">{previewTitle}</h2>
            {answer?.shown ? (
              <QuestionPreview shown={answer.shown} />
            ) : (
              <p className="muted">{answer ? words.cannotPreview : words.loading}</p>
            )}
          </section>
          <section aria-labelledby="withdraw" className="edit-part">
            <h2 id="withdraw">{withdrawn ? words.askAgainTitle : words.withdrawIt}</h2>
            <p className="muted">{withdrawn ? words.askAgainWhat : words.withdrawWhat}</p>
            <p className="actions">
              <Button onClick={() => void withdraw()} aria-disabled={unsaved || undefined}>
                {withdrawn ? words.askAgain : words.withdraw}
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
