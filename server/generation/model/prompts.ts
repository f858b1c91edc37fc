import { readFileSync } from 'node:fs'
import { hashOf } from '../../id.ts'

const read = (name: string) => readFileSync(new URL(`./prompts/${name}.prompt.md`, import.meta.url), 'utf8').trim()

/** System prompts. They never vary between calls, so that a provider can cache them. */
export const prompts = {
  understand: read('understand'),
  outline: read('outline'),
  lesson: read('lesson'),
  questions: read('questions'),
  repair: read('repair'),
  solve: read('solve'),
}

/** Changes whenever one of the prompts changes. */
export const promptVersion = hashOf(JSON.stringify(prompts))

/** Builds the variable part of a prompt from named sections; empty ones are left out. */
export const parts = (named: Record<string, string | null>) =>
  Object.entries(named)
    .flatMap(([name, text]) => (text === null || text === '' ? [] : `# ${name}\n${text}`))
    .join('\n\n')
