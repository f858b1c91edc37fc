import { createHash } from 'node:crypto'
import type { Exercise, Template } from '../../content/template.ts'
import { Item, randomFrom, shuffleOptions } from '../items/service.ts'

/** One exercise of a template as an item. The same seed gives the same item; the same exercise, the same id. */
export function makeItem(unitId: string, template: Template, seed: string): Item {
  const exercise = template.make(randomFrom(`${unitId}/${template.id}/${seed}`))
  const id = `${unitId}/${template.id}/${shortHash(exercise)}`
  const shared = { ...exercise, id, skillId: template.skill, bloom: template.bloom, evidence: null }
  return shuffleOptions(
    Item.parse(
      exercise.kind === 'typed'
        ? shared
        : {
            ...shared,
            options: exercise.options.map((option, index) => ({
              id: String(index),
              text: option.text,
              correct: option.correct === true,
              why: option.why,
              misconception: option.misconception ?? null,
            })),
          },
    ),
    id,
  )
}

/** Of the stem and all that can be answered: an id never stands for two sets of options. */
function shortHash(exercise: Exercise): string {
  const answers =
    exercise.kind === 'typed' ? exercise.answers : exercise.options.map(({ text, correct }) => [text, correct])
  return createHash('sha256')
    .update(JSON.stringify([exercise.stem, answers]))
    .digest('hex')
    .slice(0, 12)
}
