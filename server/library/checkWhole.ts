import type { SubjectFile, UnitFile } from './files.ts'
import type { Finding } from './finding.ts'
import { findCycle } from './graph.ts'
import type { ParsedUnit } from './parse.ts'
import type { Subject, UnitSource } from './unit.ts'

/**
 * Checks the rules that concern several units: names and skills are unique, the order of each subject is complete, and
 * there are no cycles of prerequisites.
 */
export function checkWhole(
  units: readonly { file: UnitFile; parsed: ParsedUnit }[],
  subjects: readonly { file: SubjectFile; subject: Subject | null }[],
): Finding[] {
  const findings: Finding[] = []
  const fail = (file: string, rule: string, detail: string) => void findings.push({ file, rule, hard: true, detail })
  const read = units.flatMap(({ file, parsed: { unit } }) => (unit ? [{ path: file.path, unit }] : []))
  const ids = new Set(units.map(({ file }) => `${file.subjectId}/${file.slug}`))

  const once = (rule: string, namesOf: (unit: UnitSource) => string[]) => {
    const owners = Map.groupBy(
      read.flatMap(({ path, unit }) => [...new Set(namesOf(unit))].map((name) => ({ name, path, id: unit.id }))),
      ({ name }) => name,
    )
    for (const [name, users] of owners) {
      if (users.length < 2) continue
      for (const { path, id } of users) {
        fail(
          path,
          rule,
          `'${name}' is also used by ${users
            .filter((user) => user.id !== id)
            .map((user) => user.id)
            .join(', ')}.`,
        )
      }
    }
  }
  once('skills', (unit) => unit.skills.map((skill) => skill.id))
  once('aliases', (unit) => [unit.title.toLowerCase(), ...unit.aliases])

  for (const { path, unit } of read) {
    const listed = [...unit.aliases, ...unit.skills.map((skill) => skill.id)]
    for (const name of listed.filter((name, index) => listed.indexOf(name) !== index)) {
      fail(path, 'aliases', `'${name}' is listed twice.`)
    }
    for (const prerequisite of unit.prerequisites) {
      if (!ids.has(prerequisite)) fail(path, 'prerequisites', `There is no unit ${prerequisite}.`)
    }
  }
  const cycle = findCycle(new Map(read.map(({ unit }) => [unit.id, unit.prerequisites])))
  const start = read.find(({ unit }) => unit.id === cycle?.[0])
  if (cycle && start) fail(start.path, 'prerequisites', `A cycle: ${cycle.join(' needs ')}.`)

  for (const { file, subject } of subjects) {
    if (!subject) continue
    const there = [...ids].filter((id) => id.startsWith(`${file.id}/`))
    for (const id of subject.unitIds) if (!ids.has(id)) fail(file.path, 'order', `There is no unit ${id}.`)
    for (const id of there)
      if (!subject.unitIds.includes(id)) fail(file.path, 'order', `The unit ${id} is not in the order.`)
    if (new Set(subject.unitIds).size < subject.unitIds.length) fail(file.path, 'order', 'A unit is listed twice.')
  }
  return findings
}
