import { readdir, readFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { Template } from '../../content/template.ts'
import { Bloom } from '../items/service.ts'

export type SubjectFile = { path: string; id: string; text: string }
/** `templates` is the path of the unit's `.templates.ts`, if it has one. */
export type UnitFile = { path: string; subjectId: string; slug: string; text: string; templates: string | null }
export type PathwayFile = { path: string; slug: string; text: string }

/** The `name` of a program is its path in the problem's folder. */
export type ProblemFile = { path: string; slug: string; text: string; programs: { name: string; text: string }[] }

export type ChoicesFile = { path: string; text: string }

export type Content = {
  subjects: SubjectFile[]
  units: UnitFile[]
  pathways: PathwayFile[]
  /** Null if there is none. */
  choices: ChoicesFile | null
  problems: ProblemFile[]
}

const PATHWAYS = 'pathways'
const PROBLEMS = 'problems'
const CHOICES = 'choices.json'
/** Folders of `content/` that aren't subjects. The last one contains the prompts for evaluating retrieval. */
const NO_SUBJECTS = [PATHWAYS, PROBLEMS, 'retrieval']

/** Reads every subject, unit, pathway and problem in `content/` as text. No other code reads the folder. */
export async function readContent(contentDir: string): Promise<Content> {
  const entries = await readdir(contentDir, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory())
  const choices = join(contentDir, CHOICES)
  const names = folders.map((folder) => folder.name).sort()
  const read = await Promise.all(
    names
      .filter((name) => !NO_SUBJECTS.includes(name))
      .map(async (id) => {
        const names = (await readdir(join(contentDir, id))).sort()
        const path = join(contentDir, id, 'subject.json')
        const units = names
          .filter((name) => name.endsWith('.md'))
          .map(async (name): Promise<UnitFile> => {
            const slug = name.slice(0, -'.md'.length)
            const templates = names.includes(`${slug}.templates.ts`) ? templatesPath(contentDir, `${id}/${slug}`) : null
            const file = join(contentDir, id, name)
            return { path: file, subjectId: id, slug, text: await readText(file), templates }
          })
        const subject = names.includes('subject.json') ? await readText(path) : ''
        return { subject: { path, id, text: subject }, units: await Promise.all(units) }
      }),
  )
  return {
    subjects: read.map((part) => part.subject),
    units: read.flatMap((part) => part.units),
    pathways: names.includes(PATHWAYS) ? await readPathways(join(contentDir, PATHWAYS)) : [],
    choices: entries.some(({ name }) => name === CHOICES) ? { path: choices, text: await readText(choices) } : null,
    problems: names.includes(PROBLEMS) ? await readProblems(join(contentDir, PROBLEMS)) : [],
  }
}

async function readProblems(folder: string): Promise<ProblemFile[]> {
  const folders = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  return Promise.all(
    folders
      .map(({ name }) => name)
      .sort()
      .map(async (slug) => {
        const entries = await readdir(join(folder, slug), { withFileTypes: true, recursive: true })
        const names = entries
          .filter((entry) => entry.isFile())
          .map((entry) => relative(join(folder, slug), join(entry.parentPath, entry.name)))
          .sort()
        const path = join(folder, slug, 'problem.md')
        const programs = names
          .filter((name) => name !== 'problem.md')
          .map(async (name) => ({ name, text: await readText(join(folder, slug, name)) }))
        const text = names.includes('problem.md') ? await readText(path) : ''
        return { path, slug, text, programs: await Promise.all(programs) }
      }),
  )
}

async function readPathways(folder: string): Promise<PathwayFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  return Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      return { path, slug: name.slice(0, -'.json'.length), text: await readText(path) }
    }),
  )
}

const readText = async (path: string) => (await readFile(path, 'utf8')).replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')

export const templatesPath = (contentDir: string, unitId: string) => join(contentDir, `${unitId}.templates.ts`)

const TemplateModule = z.object({
  templates: z.array(
    z.object({
      id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Must be kebab-case.'),
      skill: z.string(),
      bloom: Bloom,
      make: z.custom<Template['make']>((value) => typeof value === 'function', 'Must be a function.'),
    }),
  ),
})

/** Imports the templates of a `.templates.ts` module, which Node runs directly. */
export async function importTemplates(path: string): Promise<Template[]> {
  const loaded: unknown = await import(/* @vite-ignore */ pathToFileURL(resolve(path)).href)
  return TemplateModule.parse(loaded).templates
}
