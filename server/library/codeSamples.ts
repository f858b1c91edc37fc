import { availableParallelism } from 'node:os'
import { foldOutput, type Item, programOf, rowsOf } from '../items/service.ts'
import { runJavaScript, runTogether } from './sampleProcess.ts'
import type { Section } from './sections.ts'
import type { Run } from './serveSamples.ts'

type Language = 'javascript' | 'python' | 'sql'

const LANGUAGES: Record<string, Language> = {
  js: 'javascript',
  javascript: 'javascript',
  py: 'python',
  python: 'python',
  sql: 'sql',
}
const PRINTS: Record<Language, RegExp> = {
  javascript: /\bconsole\.(?:log|table)\s*\(/,
  python: /^\s*print\s*\(/m,
  // All of it: what a statement without rows leaves in the database, a later one reads.
  sql: /\S/,
}

/** Where a sample stands, and what it is said to print; null if nothing is said. */
export type Sample = { place: string; code: string; language: Language; stated: string | null; isQuestion: boolean }

/** The fences of a section that can be run: those that print, or are said to. */
export function listSamples(section: Section): Sample[] {
  return section.fences.flatMap((code, index) => {
    const language = LANGUAGES[code.info]
    if (!language) return []
    const next = section.fences[index + 1]
    const stated = next?.info === 'output' ? next.text : null
    const sample = { place: `line ${code.line}`, code: code.text, language, stated, isQuestion: false }
    return stated !== null || PRINTS[language].test(code.text) ? [sample] : []
  })
}

/** The code that questions ask the output of. Its key is what it prints. */
export const listAsked = (items: readonly Item[]): Sample[] =>
  items.flatMap((item) => {
    const program = programOf(item)
    if (!program) return []
    const { code, language, prints } = program
    return [{ place: item.id, code, language, stated: prints, isQuestion: true }]
  })

/** Samples that one process runs, one after another. */
type Batch = { samples: Sample[]; run: () => Promise<Run[]> }

/** What is wrong with the samples of some units, by the path of the unit. */
export async function checkSamples(
  units: readonly { path: string; samples: Sample[] }[],
): Promise<{ path: string; detail: string }[]> {
  const paths = new Map(units.flatMap(({ path, samples }) => samples.map((sample) => [sample, path])))
  const all = [...paths.keys()]
  const batch = (samples: Sample[], run: (codes: string[]) => Promise<Run[]>): Batch[] =>
    samples.length === 0 ? [] : [{ samples, run: () => run(samples.map(({ code }) => code)) }]
  const waiting = [
    // Python is slow to load and then quick; a unit's samples in SQL share a database.
    ...batch(all.filter(isIn('python')), (codes) => runTogether('python', codes)),
    ...units.flatMap(({ samples }) => batch(samples.filter(isIn('sql')), (codes) => runTogether('sql', codes))),
    ...all.filter(isIn('javascript')).flatMap((sample) => batch([sample], runJavaScript)),
  ]

  const found: { path: string; detail: string }[] = []
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const runs = await next.run()
      for (const [index, sample] of next.samples.entries()) {
        const detail = complaint(sample, runs[index] ?? { problem: 'it did not run.' })
        if (detail) found.push({ path: paths.get(sample) ?? '', detail: `${sample.place}: ${detail}` })
      }
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return found
}

const isIn = (language: Language) => (sample: Sample) => sample.language === language

function complaint({ language, stated, isQuestion }: Sample, run: Run): string | null {
  if ('problem' in run) return `the sample fails: ${run.problem}`
  if (isQuestion) {
    const printed = language === 'sql' ? rowsOf(tidy(run.output)) : run.output
    return foldOutput(printed, language) === foldOutput(stated ?? '', language) ? null : `the code prints:\n${printed}`
  }
  const output = tidy(run.output)
  if (stated !== null) return output === tidy(stated) ? null : `the sample prints:\n${output}`
  return language === 'sql' && output === '' ? null : 'the sample prints, but no ```output fence follows.'
}

const tidy = (output: string) => output.replace(/(?<![ \t])[ \t]+$/gm, '').trimEnd()
