import type { Question, Quiz } from '#contract/quizzes.ts'
import { Snippet } from '../questions/Snippet.tsx'

/** A quiz to look through before signing in, and where scripts are off: real controls, that nothing listens to. */
export function QuestionList({ quiz }: { quiz: Quiz }) {
  return (
    <ol className="quiz-list">
      {quiz.questions.map((question) => {
        const stem = `stem-${question.id}`
        return (
          <li key={question.id}>
            <Snippet html={question.stemHtml} className="option-text" id={stem} />
            {question.kind === 'multiple' && <p className="muted">Choose all that apply</p>}
            {/* A number has two fields of one question, options and lines have several. */}
            <div className="quiz-parts" role="group" aria-labelledby={stem}>
              <Parts question={question} />
            </div>
          </li>
        )
      })}
    </ol>
  )
}

function Parts({ question }: { question: Question }) {
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return question.options.map(({ id, html }) => (
        <label key={id} className="quiz-look">
          <input type={question.kind === 'single' ? 'radio' : 'checkbox'} name={question.id} />
          <Snippet html={html} />
        </label>
      ))
    case 'typed':
      return <input className="input" aria-label="Your answer" autoComplete="off" />
    case 'numeric': {
      const [unit, ...others] = question.units
      return (
        <div className="quiz-look">
          <input className="input" aria-label="Your answer" autoComplete="off" inputMode="decimal" />
          {others.length === 0 ? unit : <Choices label="Unit" choices={question.units} />}
        </div>
      )
    }
    case 'true-false':
      return [
        <Choices key="truth" label="True or false" choices={['True', 'False']} />,
        ...question.reasons.map(({ id, html }) => (
          <label key={id} className="quiz-look">
            <input type="radio" name={question.id} />
            <Snippet html={html} />
          </label>
        )),
      ]
    case 'output':
      return (
        <>
          <Snippet html={question.codeHtml} className="quiz-code" />
          <textarea className="input" aria-label="What it prints" rows={3} autoComplete="off" />
        </>
      )
    case 'ordering':
      return question.steps.map(({ id, html }) => <Snippet key={id} className="quiz-look" html={html} />)
    case 'matching':
      return question.left.map(({ id, html }) => (
        <label key={id} className="quiz-look">
          <Snippet html={html} />
          <Choices choices={question.right.map(({ text }) => text)} />
        </label>
      ))
  }
}

function Choices({ choices, label }: { choices: string[]; label?: string }) {
  return (
    <select className="input" aria-label={label}>
      <option value="">Choose</option>
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  )
}
