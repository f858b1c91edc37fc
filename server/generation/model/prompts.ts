import { readFileSync } from 'node:fs'
import { hashOf } from '../../id.ts'

const read = (name: string) => readFileSync(new URL(`./prompts/${name}.prompt.md`, import.meta.url), 'utf8').trim()

/** What each call begins with, always alike, so that a provider's cache can serve it. */
export const prompts = {
  understand: read('understand'),
  outline: read('outline'),
  lesson: read('lesson'),
  questions: read('questions'),
  repair: read('repair'),
  solve: read('solve'),
}

/** Changes when any of them does. */
export const promptVersion = hashOf(JSON.stringify(prompts))

/** What follows: named parts, with whatever came from outside last. */
export const parts = (named: Record<string, string | null>) =>
  Object.entries(named)
    .flatMap(([name, text]) => (text === null || text === '' ? [] : `# ${name}\n${text}`))
    .join('\n\n')
