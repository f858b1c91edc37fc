import { availableParallelism } from 'node:os'
import { foldOutput, type Item, programOf, rowsOf } from '../items/service.ts'
import { runJavaScript, runTogether } from './sampleProcess.ts'
import { type SampleLanguage, samplesOf, tidyOutput } from './samples.ts'
import type { Section } from './sections.ts'
import type { Run } from './serveSamples.ts'

type Language = Exclude<SampleLanguage, 'typescript'>

/** A code sample and where it is. `stated` is the output that the text states for it, or null if it states none. */
export type Sample = { place: string; code: string; language: Language; stated: string | null; isQuestion: boolean }

/** The code fences of a section to run: those that print something or have a stated output. */
export const listSamples = (section: Section): Sample[] =>
  samplesOf(section).flatMap(({ line, code, language, prints, stated }) =>
    language === 'typescript' || (stated === null && !prints)
      ? []
      : [{ place: `line ${line}`, code, language, stated: stated?.text ?? null, isQuestion: false }],
  )

/** The programs of questions that ask what a program prints. The stated output is the key of the question. */
export const listAsked = (items: readonly Item[]): Sample[] =>
  items.flatMap((item) => {
    const program = programOf(item)
    if (!program) return []
    const { code, language, prints } = program
    return [{ place: item.id, code, language, stated: prints, isQuestion: true }]
  })

/** Samples that one process runs, one after another. */
type Batch = { samples: Sample[]; run: () => Promise<Run[]> }

/** Runs the samples of some units and returns the problems, each with the unit's path. */
export async function checkSamples(
  units: readonly { path: string; samples: Sample[] }[],
): Promise<{ path: string; detail: string }[]> {
  const paths = new Map(units.flatMap(({ path, samples }) => samples.map((sample) => [sample, path])))
  const all = [...paths.keys()]
  const batch = (samples: Sample[], run: (codes: string[]) => Promise<Run[]>): Batch[] =>
    samples.length === 0 ? [] : [{ samples, run: () => run(samples.map(({ code }) => code)) }]
  const waiting = [
    // Python loads slowly but then runs fast, so all its samples share a process. SQL samples of a unit share a
    // database.
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
    const printed = language === 'sql' ? rowsOf(tidyOutput(run.output)) : run.output
    return foldOutput(printed, language) === foldOutput(stated ?? '', language) ? null : `the code prints:\n${printed}`
  }
  const output = tidyOutput(run.output)
  if (stated !== null) return output === tidyOutput(stated) ? null : `the sample prints:\n${output}`
  return language === 'sql' && output === '' ? null : 'the sample prints, but no ```output fence follows.'
}
