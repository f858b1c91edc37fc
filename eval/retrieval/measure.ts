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

/** A prompt that asks for no one thing, and what it must lead to. */
export const Vague = z.object({
  prompt: z.string(),
  /** Each is right where it is found for sure; else a choice must be offered. */
  topic: z.array(z.string()).default([]),
  /** What the choice must hold: ids, `a | b` where either will do. */
  offers: z.array(z.string()).min(1),
})
export type Vague = z.infer<typeof Vague>

/** `content/retrieval/`: `uncovered` are prompts on which the library has nothing. */
export type Prompts = { covered: Covered[]; uncovered: string[]; vague: Vague[] }

/** The rules of finding are made on the calibration half alone; the report half says how good they are. */
export const HALVES = ['calibration', 'report'] as const
export type Half = (typeof HALVES)[number]

/** By the prompt alone, so that a new one moves no other to the other half. */
export const halfOf = (prompt: string): Half =>
  (createHash('sha256').update(prompt).digest()[0] ?? 0) % 2 === 0 ? 'calibration' : 'report'

export const ofHalf = ({ covered, uncovered, vague }: Prompts, half: Half): Prompts => ({
  vague: vague.filter(({ prompt }) => halfOf(prompt) === half),
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
  vague: number
  /** Vague, and led to the right topic or to a choice that holds what it should. */
  led: number
  misled: { prompt: string; wanted: string[]; found: string[] }[]
  /** Covered but not found for sure, and how many of these are offered all the same. */
  missed: number
  offeredMissed: number
  /** Uncovered, and only where to begin is offered, since nothing has to do with it. */
  offeredNothing: number
}

export function measure(retriever: Retriever, { covered, uncovered, vague }: Prompts): Measured {
  const judged = covered.map(({ prompt, first, also }) => {
    const found = retriever.find(prompt).targetIds
    const few = [...new Set([...found, ...retriever.rank(prompt)])].slice(0, FIRST_FEW)
    const isFirst = first.some((wanted) => wanted === found.join(' + ') || wanted === [...found].reverse().join(' + '))
    const inFirstThree = [...first, ...also].some((wanted) => wanted.split(' + ').every((id) => few.includes(id)))
    return {
      prompt,
      wanted: first,
      right: [...first, ...also],
      found: few,
      refused: found.length === 0,
      isFirst,
      inFirstThree,
    }
  })
  const wrongly = uncovered
    .map((prompt) => ({ prompt, found: retriever.find(prompt).targetIds }))
    .filter(({ found }) => found.length > 0)
  const misled = vague.flatMap(({ prompt, topic, offers: wanted }) => {
    const found = retriever.find(prompt).targetIds
    if (found.length > 0) return topic.includes(found.join(' + ')) ? [] : [{ prompt, wanted: topic, found }]
    const offered = offeredFor(retriever, prompt)
    return wanted.every((ids) => ids.split(' | ').some((id) => offered.includes(id)))
      ? []
      : [{ prompt, wanted, found: ['a choice of', ...offered] }]
  })
  const missed = judged.filter(({ refused }) => refused)
  return {
    vague: vague.length,
    led: vague.length - misled.length,
    misled,
    missed: missed.length,
    offeredMissed: missed.filter(({ prompt, right }) => {
      const offered = offeredFor(retriever, prompt)
      return right.some((ids) => ids.split(' + ').every((id) => offered.includes(id)))
    }).length,
    offeredNothing: uncovered.filter((prompt) => offeredFor(retriever, prompt).length === 0).length,
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

/** Ids of what may be meant. */
function offeredFor(retriever: Retriever, prompt: string): string[] {
  const { fit, offers } = retriever.offers(prompt)
  return fit === 'none' ? [] : offers.map(({ id }) => id)
}
