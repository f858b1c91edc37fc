import { z } from 'zod'
import type { ChoicesFile } from './files.ts'
import { type Finding, reportOn } from './finding.ts'
import { type ParsedUnit, readJson } from './parse.ts'
import type { Choices, Subject } from './unit.ts'
import { words } from './yaml.ts'

const Id = z.string().regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)?$/, 'Must be <subject> or <subject>/<unit>.')
const Name = z
  .string()
  .trim()
  .min(1)
  .refine((name) => name === name.toLowerCase(), 'Must be lower case.')

const MOST_OFFERS = 6

const AuthoredChoices = z.strictObject({
  start: z.array(Id).min(2).max(MOST_OFFERS),
  broad: z.array(z.strictObject({ names: z.array(Name).min(1), offers: z.array(Id).min(1).max(MOST_OFFERS) })),
  spelled: z.array(Name).default([]),
})

/** Parses the file. `choices` is empty if there is no file or it can't be read. */
export function parseChoices(file: ChoicesFile | null): { choices: Choices; findings: Finding[] } {
  const none: Choices = { start: [], broad: [], spelled: [] }
  if (!file) return { choices: none, findings: [] }
  const parsed = AuthoredChoices.safeParse(readJson(file.text))
  if (parsed.success) return { choices: parsed.data, findings: [] }
  const report = reportOn(file.path)
  report.fail('choices', words(parsed.error))
  return { choices: none, findings: report.findings }
}

/**
 * Checks that all units and subjects in the file exist, and that each name under `broad` is used only once and isn't
 * also the name of a unit or subject.
 */
export function checkChoices(
  { file, choices }: { file: ChoicesFile | null; choices: Choices },
  units: readonly { parsed: ParsedUnit }[],
  subjects: readonly { subject: Subject | null }[],
): Finding[] {
  if (!file) return []
  const { fail, findings } = reportOn(file.path)
  const things = [
    ...units.flatMap(({ parsed: { unit } }) => unit ?? []),
    ...subjects.flatMap(({ subject }) => subject ?? []),
  ]
  const ids = new Set(things.map(({ id }) => id))
  const offered = [...choices.start, ...choices.broad.flatMap(({ offers }) => offers)]
  for (const id of new Set(offered)) if (!ids.has(id)) fail('choices', `There is no subject or unit ${id}.`)
  const taken = new Set(things.flatMap(({ title, aliases }) => [title.toLowerCase(), ...aliases]))
  for (const name of choices.broad.flatMap(({ names }) => names)) {
    if (taken.has(name)) fail('choices', `'${name}' is the name of one thing, or stands here twice.`)
    taken.add(name)
  }
  return findings
}
