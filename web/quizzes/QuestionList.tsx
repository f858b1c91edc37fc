import type { Quiz } from '#contract/quizzes.ts'
import { Look } from '../questions/Look.tsx'
import { Snippet } from '../questions/Snippet.tsx'
import { SpokenLanguage } from '../questions/SpokenLanguage.ts'

/** A quiz to look through before signing in, and where scripts are off: real controls, that nothing listens to. */
export function QuestionList({ quiz }: { quiz: Quiz }) {
  return (
    <SpokenLanguage value={quiz.language}>
      <ol className="quiz-list">
        {quiz.questions.map((question) => {
          const stem = `stem-${question.id}`
          return (
            <li key={question.id}>
              <Snippet html={question.stemHtml} className="option-text" id={stem} />
              {/* A number has two fields of one question, options and lines have several. */}
              <div className="quiz-parts" role="group" aria-labelledby={stem}>
                <Look question={question} />
              </div>
            </li>
          )
        })}
      </ol>
    </SpokenLanguage>
  )
}
