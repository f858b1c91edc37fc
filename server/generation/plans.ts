import { z } from 'zod'
import { GenerationOption, Level } from '#contract/catalog.ts'
import type { TopicPlanRow } from '../db/tables.ts'
import { Ground, Outline, Understanding } from './engine.ts'
import { Plan } from './lessons.ts'

const Request = z.object({
  prompt: z.string(),
  generationOption: GenerationOption,
  level: Level.nullable(),
  minutes: z.number().nullable(),
})

/** What a topic was made from. */
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
  const understanding = Understanding.parse(JSON.parse(row.understanding))
  if (!understanding.covered) throw new Error(`Topic ${row.topicId} was made from nothing.`)
  return {
    topicId: row.topicId,
    understanding,
    ground: Ground.parse(JSON.parse(row.ground)),
    outline: Outline.parse(JSON.parse(row.outline)),
    lessons: Plan.shape.lessons.parse(JSON.parse(row.lessons)),
    request: Request.parse(JSON.parse(row.request)),
  }
}
