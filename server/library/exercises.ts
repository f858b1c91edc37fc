import { createHash } from 'node:crypto'
import type { Exercise, Template } from '../../content/template.ts'
import { answersOf, type Item, itemFrom, randomFrom } from '../items/service.ts'

/**
 * Creates an exercise from a template, as an item. The same seed always results in the same item, and the same exercise
 * always has the same id.
 */
export function makeItem(unitId: string, template: Template, seed: string): Item {
  const exercise = template.make(randomFrom(`${unitId}/${template.id}/${seed}`))
  const id = `${unitId}/${template.id}/${shortHash(exercise)}`
  const item = itemFrom(exercise, { id, skillId: template.skill, bloom: template.bloom, evidence: null })
  if (!item.success) throw item.error
  return item.data
}

/** Hashes the stem and all possible answers, so that the same id never refers to different sets of options. */
const shortHash = (exercise: Exercise) =>
  createHash('sha256')
    .update(JSON.stringify([exercise.stem, answersOf(exercise)]))
    .digest('hex')
    .slice(0, 12)
