import { kinds } from './kinds.ts'

const ranks = new Map(
  Object.entries(kinds).map(([name, kind]) => [name, 'recognition' in kind ? kind.recognition : undefined]),
)

/**
 * The rank of a kind of question. The lower it is, the sooner the question may be asked. It is infinite for answers
 * that have to be recalled rather than recognised.
 */
export const recognitionOf = ({ kind }: { kind: string }) => ranks.get(kind) ?? Number.POSITIVE_INFINITY

const isRecognised = (asked: { kind: string }) => recognitionOf(asked) < Number.POSITIVE_INFINITY

/**
 * Puts questions that are recognised before those that are recalled, within each skill. The order of the skills stays
 * the same, so mixed questions stay mixed.
 */
export function recognisedFirst<T extends { kind: string }>(questions: readonly T[], skillOf: (question: T) => string) {
  const bySkill = Map.groupBy(questions, skillOf)
  for (const [skill, own] of bySkill)
    bySkill.set(skill, [...own.filter(isRecognised), ...own.filter((question) => !isRecognised(question))])
  return questions.flatMap((question) => bySkill.get(skillOf(question))?.shift() ?? [])
}
