import { findPatterns, findTelling } from '../../items/service.ts'
import type { Checked, Grade } from './checkQuestions.ts'

/** Fair questions are only used if a quiz would otherwise have fewer questions than this. */
const ENOUGH = 6
/**
 * Remarked and blemished ones are only used if it would have fewer than this. If it has fewer without the blemished ones,
 * whatever isn't clean is repaired first.
 */
const LEAST = 5
const GRADES: Grade[] = ['clean', 'fair', 'remarked', 'blemished', 'failed']

/**
 * The questions for the quiz, and what is still wrong with how they look together. A question that gives something away
 * together with the others is left out if enough others remain.
 */
export function choose(checked: Checked[]): { chosen: Checked[]; together: Map<Checked, string> } {
  const graded = (of: Grade) => checked.filter(({ grade }) => grade === of)
  const chosen = graded('clean')
  chosen.push(...graded('fair').slice(0, Math.max(0, ENOUGH - chosen.length)))
  const last = [...graded('remarked'), ...graded('blemished')]
  chosen.push(...last.slice(0, Math.max(0, LEAST - chosen.length)))
  let together = weaknessesTogether(chosen)
  while (together.size > 0 && chosen.length > ENOUGH) {
    const place = chosen.findLastIndex((one) => together.has(one))
    chosen.splice(place, 1)
    together = weaknessesTogether(chosen)
  }
  return { chosen: checked.filter((one) => chosen.includes(one)), together }
}

/** Returns the repaired question if it is better, or if the other one failed. */
export function better(one: Checked, repaired: Checked | undefined): Checked {
  if (!repaired) return one
  const isBetter = GRADES.indexOf(repaired.grade) < GRADES.indexOf(one.grade)
  return one.grade === 'failed' || isBetter ? repaired : one
}

/** Which questions are worth a repair, and why. None are if the quiz has enough good ones, and these show no pattern. */
export function faultsToMend(checked: Checked[]): Map<Checked, string> {
  const { chosen, together } = choose(checked)
  const tooFew = checked.filter(({ grade }) => GRADES.indexOf(grade) < GRADES.indexOf('blemished')).length < LEAST
  return new Map(
    checked.flatMap((one) => {
      const faults = [...(tooFew ? one.faults : []), ...(chosen.includes(one) ? [together.get(one)] : [])]
      const told = faults.filter((fault) => fault !== undefined).join(' ')
      return told === '' ? [] : [[one, told] as const]
    }),
  )
}

/**
 * Finds what gives answers away although each question by itself is sound: a text that says the answer to another
 * question, or a pattern. To break a pattern, every second question of the pattern has to change.
 */
function weaknessesTogether(checked: readonly Checked[]): Map<Checked, string> {
  const items = checked.flatMap(({ candidate }) => candidate.item ?? [])
  const found = [
    ...findTelling(items).map(({ item, told }) => ({
      item,
      wish: `It says the answer to another question: “${told.stem}”`,
    })),
    ...findPatterns(items).flatMap(({ detail, items }) =>
      items.filter((_, place) => place % 2 === 0).map((item) => ({ item, wish: `${detail} Change it in this one.` })),
    ),
  ]
  return new Map(
    checked.flatMap((one) => {
      const own = found.filter(({ item }) => item === one.candidate.item)
      return own.length > 0 ? [[one, own.map(({ wish }) => wish).join(' ')] as const] : []
    }),
  )
}
