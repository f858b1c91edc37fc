import { z } from 'zod'
import { Level } from '#contract/catalog.ts'
import { type Item, KEY_TERMS, LESSON_SECTIONS, proseOf, relabelMisconceptions, Slug } from '../items/service.ts'
import type { UnitFile } from './files.ts'
import { type Finding, reportOn } from './finding.ts'
import { parseQuestion } from './questions.ts'
import { type Section, splitSections } from './sections.ts'
import type { Subject, Term, UnitSource } from './unit.ts'
import { parseYaml, words } from './yaml.ts'

const SECTIONS = [...LESSON_SECTIONS, 'Questions'].join(', ')

const listOf = (terms: Term[]) => terms.map(({ term, definition }) => `- **${term}**: ${definition}`).join('\n')

const Alias = z
  .string()
  .trim()
  .min(1)
  .refine((alias) => alias === alias.toLowerCase(), 'Must be lower case.')

const FrontMatter = z.strictObject({
  title: z.string().trim().min(2).max(60),
  aliases: z.array(Alias).min(1),
  level: Level,
  minutes: z.coerce.number().int().min(8).max(30),
  prerequisites: z.array(z.string().regex(/^(?:[a-z0-9-]+\/)?[a-z0-9-]+$/, 'Must be a slug or <subject>/<unit>.')),
  skills: z
    .array(z.strictObject({ id: Slug, title: z.string().trim().min(2).max(100) }))
    .min(1)
    .max(3),
  objective: z.string().trim().min(10).max(200),
  sources: z.array(z.string().trim().min(5)).min(1),
  question: z.string().trim().min(10).max(120).regex(/\?$/, 'Must end with a question mark.').optional(),
  terms: z
    .array(z.strictObject({ term: z.string().trim().min(2).max(40), definition: z.string().trim().min(20).max(200) }))
    .min(2)
    .max(8)
    .default([]),
  reasons: z.record(z.string(), z.string().trim().min(20).max(200)).default({}),
})

const SubjectFile = z.strictObject({
  title: z.string().trim().min(2).max(60),
  summary: z.string().trim().min(1),
  aliases: z.array(Alias),
  order: z.array(Slug).min(1),
})

/** A unit's file, parsed. `unit` is null if it isn't a valid unit; `findings` say why. */
export type ParsedUnit = { unit: UnitSource | null; sections: Section[]; findings: Finding[] }

export function parseUnit({ path, subjectId, slug, text }: UnitFile): ParsedUnit {
  const report = reportOn(path)
  const broken = (sections: Section[] = []): ParsedUnit => ({ unit: null, sections, findings: report.findings })

  const [whole, yaml = ''] = /^---\n([\s\S]*?\n)---\n/.exec(text) ?? []
  if (whole === undefined) {
    report.fail('front-matter', 'The file must start with YAML between two lines of ---.')
    return broken()
  }
  const { value, problem } = parseYaml(yaml)
  const front = FrontMatter.safeParse(value)
  if (problem || !front.success) report.fail('front-matter', problem ?? words(front.error ?? new z.ZodError([])))

  const body = text.slice(whole.length)
  const { sections, problem: cut } = splitSections(body, whole.split('\n').length)
  if (cut) report.fail('sections', cut)
  const titles = sections.map((section) => section.title).join(', ')
  if (titles !== SECTIONS)
    report.fail('sections', `The ## headings must be: ${SECTIONS}. They are: ${titles || 'none'}.`)

  const id = `${subjectId}/${slug}`
  const idOf = (other: string) => (other.includes('/') ? other : `${subjectId}/${other}`)
  const questions = sections.find((section) => section.title === 'Questions')
  const items: Item[] = []
  for (const fence of questions?.fences ?? []) {
    if (fence.info !== 'yaml question') {
      report.fail('question', `line ${fence.line}: a fence here must be \`\`\`yaml question, not \`\`\`${fence.info}.`)
      continue
    }
    const parsed = parseQuestion(fence, id)
    if ('item' in parsed) items.push(parsed.item)
    else report.fail('question', parsed.problem)
  }
  for (const item of items) {
    if (items.some((other) => other !== item && other.id === item.id))
      report.fail('question', `The id ${item.id} is used twice.`)
  }
  if (!front.success) return broken(sections)

  const { prerequisites, question, reasons, ...fields } = front.data
  const lesson = sections.filter((section) => section !== questions)
  const markdown = relabelMisconceptions(
    [
      ...(question ? [`> ${question}`] : []),
      ...lesson.map((section) => `## ${section.title}\n\n${section.text.trim()}`),
      ...(fields.terms.length > 0 ? [`## ${KEY_TERMS}\n\n${listOf(fields.terms)}`] : []),
    ].join('\n\n'),
  )
  const unit: UnitSource = {
    ...fields,
    id,
    subjectId,
    prerequisites: prerequisites.map(idOf),
    reasons: Object.fromEntries(Object.entries(reasons).map(([other, reason]) => [idOf(other), reason])),
    summary: sections.find((section) => section.title === 'Summary')?.text.trim() ?? '',
    markdown,
    items,
    words: proseOf(
      lesson
        .map((section) => section.loose)
        .join('\n')
        .replace(/^#+ |[|…]|^[-|: ]+$/gm, ' '),
    ),
  }
  return { unit, sections, findings: report.findings }
}

export function parseSubject(file: { path: string; id: string; text: string }): {
  subject: Subject | null
  findings: Finding[]
} {
  const report = reportOn(file.path)
  const parsed = SubjectFile.safeParse(readJson(file.text))
  if (!parsed.success) {
    report.fail('subject', words(parsed.error))
    return { subject: null, findings: report.findings }
  }
  const { order, ...fields } = parsed.data
  return {
    subject: { ...fields, id: file.id, unitIds: order.map((slug) => `${file.id}/${slug}`) },
    findings: report.findings,
  }
}

export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return 'not JSON'
  }
}
