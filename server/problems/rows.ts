import type { EmbeddedLanguage } from '#contract/compilations.ts'
import type { WrittenProblem } from '#contract/writtenProblems.ts'
import type { ProblemRow } from '../db/tables.ts'

type Given = {
  written: WrittenProblem
  rendered: { statementHtml: string; tests: unknown[] }
  skills: { id: string; title: string }[]
}
type Derived = 'title' | 'difficulty' | 'languages' | 'skills' | 'words' | 'written' | 'rendered'

/** The columns derived from the problem's content. */
export function columnsOf({ written, rendered, skills }: Given): Pick<ProblemRow, Derived> {
  return {
    title: written.title,
    difficulty: written.difficulty,
    languages: JSON.stringify(languagesIn(written)),
    skills: JSON.stringify(skills),
    words: [written.title, written.slug, ...skills.map(({ title }) => title)].join('\n').toLowerCase(),
    written: JSON.stringify(written),
    rendered: JSON.stringify(rendered),
  }
}

/** TypeScript can be used for every problem for which JavaScript can. */
function languagesIn({ form, functions }: WrittenProblem): EmbeddedLanguage[] {
  if (form === 'query') return ['sql']
  const named = functions.map(({ language }) => language)
  return [...new Set(named.flatMap((one): EmbeddedLanguage[] => (one === 'javascript' ? [one, 'typescript'] : [one])))]
}
