import type { Bloom, Exercise } from '../../content/template.ts'
import { Item, parseNumber, shuffleItem, writeNumber } from '../items/service.ts'

type Origin = { id: string; skillId: string; bloom: Bloom; evidence: string | null; hints?: string[] | undefined }

/** The item of a question, whether it was written or a template made it; shuffled by its id. */
export function itemFrom(question: Exercise, { id, skillId, bloom, evidence, hints }: Origin) {
  const parsed = Item.safeParse({
    id,
    skillId,
    bloom,
    evidence,
    ...(hints && { hints }),
    kind: question.kind,
    stem: question.stem,
    ...partsOf(question),
  })
  return parsed.success ? { success: true as const, data: shuffleItem(parsed.data, id) } : parsed
}

/** What is particular to the kind. Ids are given in any order here: shuffling gives the ones that stay. */
function partsOf(question: Exercise) {
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return { options: question.options.map(optionAt) }
    case 'true-false':
      return { truth: question.truth, reasons: question.reasons.map(optionAt) }
    case 'output': {
      const { language, code, answer, why, wrong } = question
      return { language, code, answer, why, wrong }
    }
    case 'typed':
      return { answers: question.answers, why: question.why, wrong: question.wrong }
    case 'numeric':
      return {
        answer: written(question.answer),
        tolerance: absolute(question.tolerance, question.answer),
        unit: question.unit ?? null,
        units: (question.units ?? []).map(({ unit, factor, why }) => ({
          unit,
          factor: factor ?? null,
          why: why ?? null,
        })),
        why: question.why,
        wrong: question.wrong.map(({ answer, why }) => ({ answer: written(answer), why })),
      }
    case 'ordering':
      return { steps: question.steps.map((text, index) => ({ id: String(index), text })), why: question.why }
    case 'matching': {
      const { pairs, extra = [] } = question
      return {
        pairs: pairs.map((pair, index) => ({ ...pair, leftId: String(index), rightId: String(index) })),
        extra: extra.map((right, index) => ({ ...right, rightId: String(pairs.length + index) })),
      }
    }
  }
}

type Option = { text: string; correct?: boolean | undefined; why: string; misconception?: number | undefined }

const optionAt = ({ text, correct, why, misconception }: Option, index: number) => ({
  id: String(index),
  text,
  correct: correct === true,
  why,
  misconception: misconception ?? null,
})

const written = (number: number | string) => (typeof number === 'number' ? writeNumber(number) : number)

/** In the unit of the answer, whether given so or as a share of it. NaN, which no item may have, for what is neither. */
function absolute(tolerance: number | string | undefined, answer: number | string): number {
  if (tolerance === undefined) return 0
  const [, share] = /^(.+?) ?%$/.exec(String(tolerance)) ?? []
  if (share === undefined) return parseNumber(String(tolerance)) ?? Number.NaN
  const [percent, whole] = [parseNumber(share), parseNumber(String(answer))]
  return percent === null || whole === null ? Number.NaN : Math.abs(whole * percent) / 100
}
