import { type Finding, reportOn } from './finding.ts'
import type { ParsedUnit } from './parse.ts'
import type { ParsedProblem } from './parseProblem.ts'

/**
 * Reports problems that can't be read, or that require skills that no unit teaches. All other rules are checked by
 * `content:check`.
 */
export function checkProblems(problems: readonly ParsedProblem[], units: readonly { parsed: ParsedUnit }[]): Finding[] {
  const skills = new Set(units.flatMap(({ parsed }) => parsed.unit?.skills.map(({ id }) => id) ?? []))
  return problems.flatMap(({ file, problem, findings }) => {
    if (!problem) return findings
    const report = reportOn(file.path)
    for (const id of problem.skillIds) if (!skills.has(id)) report.fail('skills', `The library has no skill ${id}.`)
    return report.findings
  })
}
