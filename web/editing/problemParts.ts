import type { EmbeddedLanguage } from '#contract/compilations.ts'
import { DIFFICULTIES } from '#contract/problems.ts'
import { PROBLEM_ATTRIBUTES, type ProblemChange, type WrittenProblem } from '#contract/writtenProblems.ts'
import { languageTitles } from '../code/languages.ts'
import { difficultyLabels } from '../problems/problemLabels.ts'

export const difficulties = DIFFICULTIES.map((value) => ({ value, label: difficultyLabels[value] }))

/** What a problem of this form can be solved in; TypeScript comes with JavaScript where nobody writes it. */
export const languagesOf = (form: WrittenProblem['form']): EmbeddedLanguage[] =>
  form === 'query' ? ['sql'] : ['python', 'javascript', 'typescript']

export const languageChoices = (form: WrittenProblem['form']) =>
  languagesOf(form).map((value) => ({ value, label: languageTitles[value] }))

/** What differs, an attribute at a time, as the server takes it. */
export function changesBetween(saved: WrittenProblem, now: WrittenProblem): ProblemChange[] {
  const { slug } = saved
  return PROBLEM_ATTRIBUTES.flatMap((attr) =>
    JSON.stringify(saved[attr]) === JSON.stringify(now[attr])
      ? []
      : [{ slug, attr, value: now[attr] } as ProblemChange],
  )
}

/** The program of a language in a list of them; without text it is left out. */
export function withProgram<Program extends { language: string; code: string }>(list: Program[], program: Program) {
  const rest = list.filter(({ language }) => language !== program.language)
  return program.code === '' ? rest : [...rest, program]
}
