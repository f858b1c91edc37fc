import { Link } from '@tanstack/react-router'
import type { ProblemSummary } from '#contract/problems.ts'
import { problem as problemLabel } from '#words/common.ts'
import { languageTitles } from '../code/languages.ts'
import { difficultyLabels, stateLabels } from '../problems/problemLabels.ts'

export function FoundProblem({ problem }: { problem: ProblemSummary }) {
  const { slug, title, skills, difficulty, languages, state } = problem
  return (
    <li>
      <p className="eyebrow">{skills.map((skill) => skill.title).join(' · ')}</p>
      <h2 className="row-title">
        <Link to="/problems/$slug" params={{ slug }}>
          {title}
        </Link>
      </h2>
      <p className="meta">
        <span>{problemLabel}</span>
        <span>{difficultyLabels[difficulty]}</span>
        <span>{languages.map((language) => languageTitles[language]).join(', ')}</span>
        {state !== 'new' && <span>{stateLabels[state]}</span>}
      </p>
    </li>
  )
}
