import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Retriever } from '../../server/generation/curriculum/retrieve.ts'

/** What a person types, and what it should find: ids of units or subjects, `a + b` where it asks for both. */
export const Covered = z.object({
  prompt: z.string(),
  /** Each is right as what is found first. */
  first: z.array(z.string()).min(1),
  /** Right among the first three, but not as the first. */
  also: z.array(z.string()).default([]),
})
export type Covered = z.infer<typeof Covered>

/** `content/retrieval/`: `uncovered` are prompts on which the library has nothing. */
export type Prompts = { covered: Covered[]; uncovered: string[] }

/** The rules of finding are made on the calibration half alone; the report half says how good they are. */
export const HALVES = ['calibration', 'report'] as const
export type Half = (typeof HALVES)[number]

/** By the prompt alone, so that a new one moves no other to the other half. */
export const halfOf = (prompt: string): Half =>
  (createHash('sha256').update(prompt).digest()[0] ?? 0) % 2 === 0 ? 'calibration' : 'report'

export const ofHalf = ({ covered, uncovered }: Prompts, half: Half): Prompts => ({
  covered: covered.filter(({ prompt }) => halfOf(prompt) === half),
  uncovered: uncovered.filter((prompt) => halfOf(prompt) === half),
})

const FIRST_FEW = 3

export type Miss = { prompt: string; wanted: string[]; found: string[]; inFirstThree: boolean }
export type Measured = {
  covered: number
  uncovered: number
  /** Prompts of which exactly a right target was found. */
  first: number
  /** Prompts with a right one among the three best, whether or not the best was good enough to be taken. */
  inFirstThree: number
  refused: number
  misses: Miss[]
  /** Uncovered, and yet something was found. */
  wrongly: { prompt: string; found: string[] }[]
}

export function measure(retriever: Retriever, { covered, uncovered }: Prompts): Measured {
  const judged = covered.map(({ prompt, first, also }) => {
    const found = retriever.find(prompt).targetIds
    const few = [...new Set([...found, ...retriever.rank(prompt)])].slice(0, FIRST_FEW)
    const isFirst = first.some((wanted) => wanted === found.join(' + ') || wanted === [...found].reverse().join(' + '))
    const inFirstThree = [...first, ...also].some((wanted) => wanted.split(' + ').every((id) => few.includes(id)))
    return { prompt, wanted: first, found: few, refused: found.length === 0, isFirst, inFirstThree }
  })
  const wrongly = uncovered
    .map((prompt) => ({ prompt, found: retriever.find(prompt).targetIds }))
    .filter(({ found }) => found.length > 0)
  return {
    covered: covered.length,
    uncovered: uncovered.length,
    first: judged.filter(({ isFirst }) => isFirst).length,
    inFirstThree: judged.filter(({ inFirstThree }) => inFirstThree).length,
    refused: uncovered.length - wrongly.length,
    misses: judged
      .filter(({ isFirst }) => !isFirst)
      .map(({ prompt, wanted, found, refused, inFirstThree }) => ({
        prompt,
        wanted,
        found: refused ? ['nothing; nearest:', ...found] : found,
        inFirstThree,
      })),
    wrongly,
  }
}
