import { ANSWERED_AT_LEAST, listWeakQuestions, type WeakQuestion } from '#contract/itemAnalysis.ts'
import * as words from '#words/admin.questions.ts'
import { list } from '#words/language.ts'
import { call } from '../api/api.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Pages } from './Pages.tsx'

/** Questions whose answers suggest a weakness of the question, each with advice on what to do. */
export function WeakQuestions() {
  return (
    <Pages
      endpoint={listWeakQuestions}
      load={(cursor, signal) => call(listWeakQuestions, { ...(cursor && { cursor }) }, { signal })}
      loading={words.loadingQuestions}
      empty={{ title: words.noneWeak, text: words.noneWeakWhat(ANSWERED_AT_LEAST) }}
    >
      {(questions) => (
        <ul className="rows">
          {questions.map((question) => (
            <Row key={question.questionId} question={question} />
          ))}
        </ul>
      )}
    </Pages>
  )
}

function Row({ question }: { question: WeakQuestion }) {
  const { questionId, topic, stem, people, right, discrimination, weaknesses, unchosen } = question
  return (
    <li>
      <p className="eyebrow">{topic.title}</p>
      <h2 className="admin-title">{stem}</h2>
      <p className="muted small">
        {words.answeredBy(people, right)}
        {discrimination !== null && ` ${words.goesWithOthers(discrimination)}`}
      </p>
      <ul className="weaknesses">
        {weaknesses.map((weakness) => (
          <li key={weakness}>
            {words.advice[weakness]}
            {weakness === 'unchosen' && <p className="muted small">{words.neverChosen(list(unchosen))}</p>}
          </li>
        ))}
      </ul>
      <p className="actions">
        <LinkButton to="/topic-details/$id/edit" params={{ id: topic.id }} search={{ question: questionId }}>
          {words.editQuestion}
          <span className="sr-only">: {stem}</span>
        </LinkButton>
      </p>
    </li>
  )
}
