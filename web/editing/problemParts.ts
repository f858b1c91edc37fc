import type { EmbeddedLanguage } from '#contract/compilations.ts'
import { DIFFICULTIES } from '#contract/problems.ts'
import { PROBLEM_ATTRIBUTES, type ProblemChange, type WrittenProblem } from '#contract/writtenProblems.ts'
import { languageTitles } from '../code/languages.ts'
import { difficultyLabels } from '../problems/problemLabels.ts'

export const difficulties = DIFFICULTIES.map((value) => ({ value, label: difficultyLabels[value] }))

/** Languages for a problem of this form. If there are no TypeScript programs, TypeScript uses the JavaScript ones. */
export const languagesOf = (form: WrittenProblem['form']): EmbeddedLanguage[] =>
  form === 'query' ? ['sql'] : ['python', 'javascript', 'typescript']

export const languageChoices = (form: WrittenProblem['form']) =>
  languagesOf(form).map((value) => ({ value, label: languageTitles[value] }))

/** The changed attributes, each as one `ProblemChange`, the server's update format. */
export function changesBetween(saved: WrittenProblem, now: WrittenProblem): ProblemChange[] {
  const { slug } = saved
  return PROBLEM_ATTRIBUTES.flatMap((attr) =>
    JSON.stringify(saved[attr]) === JSON.stringify(now[attr])
      ? []
      : [{ slug, attr, value: now[attr] } as ProblemChange],
  )
}

/** The list with this language's program replaced; an empty program is removed. */
export function withProgram<Program extends { language: string; code: string }>(list: Program[], program: Program) {
  const rest = list.filter(({ language }) => language !== program.language)
  return program.code === '' ? rest : [...rest, program]
}
