import { z } from 'zod'
import { Slug } from '../items/service.ts'
import type { PathwayFile, SubjectFile, UnitFile } from './files.ts'
import { type Finding, type Report, reportOn } from './finding.ts'
import type { Prerequisites } from './graph.ts'
import { type ParsedUnit, readJson } from './parse.ts'
import type { Pathway } from './unit.ts'
import { words } from './yaml.ts'

const Text = z.string().trim().min(1)
const UnitId = z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'Must be <subject>/<unit>.')

const AuthoredPathway = z.strictObject({
  title: Text.min(2).max(60),
  summary: Text.max(300),
  subject: Slug,
  order: z.number().int().min(1),
  steps: z
    .array(
      z.strictObject({
        id: Slug.max(60).optional(),
        title: Text.min(2).max(60),
        units: z.array(UnitId).min(2).max(8),
        why: Text.max(300).regex(/[.!?]$/, 'Must be a sentence.'),
      }),
    )
    .min(2)
    .max(12),
})

/** A pathway's file, parsed. `pathway` is null if it isn't a valid pathway; `findings` say why. */
export type ParsedPathway = { file: PathwayFile; pathway: Pathway | null; order: number; findings: Finding[] }

export function parsePathway(file: PathwayFile): ParsedPathway {
  const report = reportOn(file.path)
  const authored = AuthoredPathway.safeParse(readJson(file.text))
  if (!Slug.max(60).safeParse(file.slug).success) report.fail('pathway', 'The name of the file must be kebab-case.')
  if (!authored.success) report.fail('pathway', words(authored.error))
  if (!authored.success || report.findings.length > 0) {
    return { file, pathway: null, order: 0, findings: report.findings }
  }
  const { title, summary, subject, order, steps } = authored.data
  const pathway: Pathway = {
    id: file.slug,
    title,
    summary,
    subjectId: subject,
    steps: steps.map((step) => ({
      id: step.id ?? slugOf(step.title),
      title: step.title,
      unitIds: step.units,
      why: step.why,
    })),
  }
  return { file, pathway, order, findings: [] }
}

/** Checks that the units of pathways exist and that none comes before its prerequisites. */
export function checkPathways(
  pathways: readonly ParsedPathway[],
  units: readonly { file: UnitFile; parsed: ParsedUnit }[],
  subjects: readonly { file: SubjectFile }[],
): Finding[] {
  const prerequisites = new Map(
    units.map(({ file, parsed: { unit } }) => [`${file.subjectId}/${file.slug}`, unit?.prerequisites ?? []]),
  )
  return pathways.flatMap(({ file, pathway, findings }) => {
    if (!pathway) return findings
    const report = reportOn(file.path)
    if (!subjects.some((subject) => subject.file.id === pathway.subjectId)) {
      report.fail('pathway', `There is no subject ${pathway.subjectId}.`)
    }
    for (const { id, title } of pathway.steps) if (id === '') report.fail('steps', `“${title}” needs an id of its own.`)
    for (const id of repeated(pathway.steps.map((step) => step.id)))
      report.fail('steps', `Two steps have the id ${id}.`)
    checkOrder(pathway, prerequisites, report)
    return report.findings
  })
}

function checkOrder({ steps }: Pathway, prerequisites: Prerequisites, { fail }: Report) {
  const order = steps.flatMap((step) => step.unitIds)
  for (const id of repeated(order)) fail('units', `${id} stands in it twice.`)
  order.forEach((id, place) => {
    if (!prerequisites.has(id)) fail('units', `There is no unit ${id}.`)
    const later = [...foundationsOf(id, prerequisites)].filter((needed) => order.indexOf(needed) > place)
    for (const needed of later) fail('units', `${id} needs ${needed}, which stands after it.`)
  })
}

const repeated = (values: string[]) => new Set(values.filter((value, place) => values.indexOf(value) !== place))

/**
 * All direct and indirect prerequisites of a unit. At this point, the graph may still contain cycles and unknown units.
 */
function foundationsOf(id: string, prerequisites: Prerequisites, found = new Set<string>()) {
  for (const needed of prerequisites.get(id) ?? []) {
    if (!found.has(needed)) foundationsOf(needed, prerequisites, found.add(needed))
  }
  return found
}

/** The pathways sorted by `order`, then by file name. */
export const inOrder = (parsed: readonly ParsedPathway[]): Pathway[] =>
  [...parsed].sort((a, b) => a.order - b.order).flatMap(({ pathway }) => pathway ?? [])

const slugOf = (title: string) =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|['’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
