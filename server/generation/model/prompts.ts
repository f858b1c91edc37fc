import { readFileSync } from 'node:fs'
import { EXAMPLES, type FigureName } from '#figures/examples.ts'
import { hashOf } from '../../id.ts'
import { listRules } from '../../items/service.ts'

const read = (name: string) => readFileSync(new URL(`./prompts/${name}.prompt.md`, import.meta.url), 'utf8').trim()

/** The kinds of figures that models may draw. */
const FIGURES: FigureName[] = ['plot', 'chart']
const figures = FIGURES.map((name) => `\`\`\`figure ${name}\n${EXAMPLES[name]}\`\`\``).join('\n\n')

/** Rules for new questions, and for edited and repaired ones. Code applies the same list of rules. */
const questionRules = read('questionRules').replace('{rules}', listRules)

/** Rules for new coding problems and for repaired ones. */
const codeRules = read('codeRules')

/** System prompts. They are the same in every call, so that providers can cache them. */
export const prompts = {
  understand: read('understand'),
  outline: read('outline'),
  facts: read('facts'),
  numbers: read('numbers'),
  numbersAgain: read('numbersAgain'),
  lesson: read('lesson').replace('{figures}', () => figures),
  questions: `${read('questions')}\n\n${questionRules}`,
  edit: `${read('edit')}\n\n${questionRules}`,
  repair: `${read('repair')}\n\n${questionRules}`,
  solve: read('solve'),
  proofread: read('proofread'),
  whole: read('whole'),
  confirm: read('confirm'),
  problems: `${read('problems')}\n\n${codeRules}`,
  mendProblems: `${read('mendProblems')}\n\n${codeRules}`,
  programs: read('programs'),
}

/** Changes whenever one of the prompts changes. */
export const promptVersion = hashOf(JSON.stringify(prompts))

/** Builds the variable part of a prompt from named sections. Empty sections are left out. */
export const parts = (named: Record<string, string | null>) =>
  Object.entries(named)
    .flatMap(([name, text]) => (text === null || text === '' ? [] : `# ${name}\n${text}`))
    .join('\n\n')
