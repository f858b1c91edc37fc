import { codeFence } from '../../items/service.ts'
import type { TextSample } from '../../library/service.ts'
import type { SampleCounts } from '../engine.ts'
import type { SampleFault, SampleRuns } from './samples.ts'

const LONGEST_OUTPUT = 2_000
const LETTERS_TOLD = 600

/** What is wrong with the samples of a lesson, for the model that wrote it. */
export function faultsInWords(faults: readonly SampleFault[]): string {
  const told = faults.map(({ sample: { code, language, stated }, kind, is }) =>
    [
      codeFence(code, language),
      ...(stated ? [`The text says that it prints:\n${codeFence(stated.text, 'output')}`] : []),
      kind === 'prints' ? `In fact, it prints:\n${codeFence(shortened(is), 'output')}` : `In fact: ${shortened(is)}`,
    ].join('\n'),
  )
  return [
    'Its code samples were run, and these don’t do what the text says. Mend them in a new text of the whole lesson. What isn’t a whole program belongs in a `text` fence.',
    ...told,
  ].join('\n\n')
}

const shortened = (text: string) => (text.length > LETTERS_TOLD ? `${text.slice(0, LETTERS_TOLD)}…` : text)

type Edit = { from: number; to: number; lines: string[] }

/**
 * Mends a lesson without the model. A wrong output is replaced by the true one. A sample that doesn't run as the text
 * says is left out with its output; if it may be a mere fragment, it is kept but no longer marked as a program.
 */
export function withSamplesMended(
  markdown: string,
  { ran, faults, settled }: SampleRuns,
): { markdown: string; samples: SampleCounts } {
  const lines = markdown.split('\n')
  const isReplaced = ({ kind, is }: SampleFault) => kind === 'prints' && is.length <= LONGEST_OUTPUT
  const corrected = faults.filter(isReplaced)
  const fragments = faults.filter(({ sample, kind }) => kind === 'fails' && isFragment(sample))
  const leftOut = faults.filter((fault) => !corrected.includes(fault) && !fragments.includes(fault))
  const edits = [
    ...settled.flatMap(({ sample, output }) => replaceOutput(sample, output)),
    ...corrected.flatMap(({ sample, is }) => replaceOutput(sample, is)),
    ...fragments.map(({ sample: { line } }): Edit => {
      const opening = lines[line - 1] ?? ''
      const [marks = ''] = /[`~]{3,}/.exec(opening) ?? []
      const before = opening.slice(0, opening.indexOf(marks) + marks.length)
      return { from: line - 1, to: line, lines: [`${before}text`] }
    }),
    ...leftOut.flatMap(({ sample }) => [sample, ...(sample.stated ? [sample.stated] : [])].map(remove)),
  ]
  for (const { from, to, lines: own } of edits.sort((a, b) => b.from - a.from)) lines.splice(from, to - from, ...own)
  return {
    markdown: lines.join('\n'),
    samples: { ran: ran - fragments.length, corrected: corrected.length, leftOut: leftOut.length },
  }

  function replaceOutput({ stated }: TextSample, output: string): Edit[] {
    if (!stated) return []
    const indent = /^\s*/.exec(lines[stated.line - 1] ?? '')?.[0] ?? ''
    const fence = codeFence(output, 'output').split('\n')
    return [{ from: stated.line - 1, to: stated.end, lines: fence.map((line) => line && `${indent}${line}`) }]
  }

  /** Removes a fence, and one of the empty lines around it. */
  function remove({ line, end }: { line: number; end: number }): Edit {
    const isBlank = (at: number) => (lines[at] ?? '').trim() === ''
    return { from: line - 1, to: isBlank(line - 2) && isBlank(end) ? end + 1 : end, lines: [] }
  }
}

const isFragment = ({ stated, prints, language }: TextSample) => stated === null && !prints && language !== 'sql'
