import { z } from 'zod'
import { GenerationOption, Level } from '#contract/catalog.ts'
import { storedJson } from '../db/storedJson.ts'
import type { TopicPlanRow } from '../db/tables.ts'
import { Ground, Outline, Understanding } from './engine.ts'
import { Plan } from './lessons.ts'

const Request = z.object({
  prompt: z.string(),
  generationOption: GenerationOption,
  level: Level.nullable(),
  minutes: z.number().nullable(),
})

/** Everything from which a topic was created. It is stored so that parts of the topic can be rewritten. */
export type Made = Plan & {
  understanding: Extract<Understanding, { covered: true }>
  ground: Ground
  request: z.infer<typeof Request>
}

export const planRowOf = ({ topicId, understanding, ground, outline, lessons, request }: Made): TopicPlanRow => ({
  topicId,
  understanding: JSON.stringify(understanding),
  ground: JSON.stringify(ground),
  outline: JSON.stringify(outline),
  lessons: JSON.stringify(lessons),
  request: JSON.stringify(Request.parse(request)),
})

export function madeFrom(row: TopicPlanRow): Made {
  const understanding = storedJson(Understanding, row.understanding)
  if (!understanding.covered) throw new Error(`Topic ${row.topicId} was made from nothing.`)
  return {
    topicId: row.topicId,
    understanding,
    ground: storedJson(Ground, row.ground),
    outline: storedJson(Outline, row.outline),
    lessons: storedJson(Plan.shape.lessons, row.lessons),
    request: storedJson(Request, row.request),
  }
}
