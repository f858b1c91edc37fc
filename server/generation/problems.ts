import { z } from 'zod'
import { WrittenProblem } from '#contract/writtenProblems.ts'
import * as catalog from '../catalog/service.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../id.ts'
import { RenderedProblem } from '../library/service.ts'
import * as problems from '../problems/service.ts'
import type { Plan, Writing } from './lessons.ts'
import { makeProblems } from './model/codeProblems.ts'
import { briefParts } from './model/planned.ts'
import { insertDropped } from './store.ts'

const place = z.number().int()
const Made = z.object({
  problems: z.array(z.object({ place, written: WrittenProblem, rendered: RenderedProblem })),
  dropped: z.array(z.object({ place, stem: z.string(), reason: z.string() })),
  /** Whether the models failed, so that there are no problems. */
  failed: z.boolean(),
})
type Made = z.infer<typeof Made>

/**
 * Has the models write coding problems for a topic about a programming language, after its lessons are written. If that
 * fails, the topic has no problems. Returns the sentences about them for the topic's checks.
 */
export async function writeProblems({ deps, engine, job, plan, ...given }: Writing): Promise<string[]> {
  const { models } = deps
  const { code } = plan.outline
  if (!models || !engine.byModel || !code || job.row.generationOption === 'lessons') return []
  const work = async (signal: AbortSignal): Promise<Made> => {
    const lessons = await listWritten(deps.db, plan)
    if (lessons.length === 0) return { problems: [], dropped: [], failed: true }
    const { id: jobId, uid } = job.row
    const account = { jobId, uid, topicId: plan.topicId, step: 'problems' }
    const brief = briefParts(given.request, given.understanding)
    try {
      const made = await makeProblems({ ...deps, models }, { account, brief, language: code, lessons }, signal)
      return { ...made, failed: false }
    } catch (error) {
      signal.throwIfAborted()
      deps.log.warn({ err: error, topicId: plan.topicId }, 'The coding problems of a topic could not be written.')
      return { problems: [], dropped: [], failed: true }
    }
  }
  const made = await job.step({ name: 'problems', inputs: plan.topicId, output: Made }, work, async (tx, made) => {
    await save(tx, { plan, made, createdAt: deps.clock() })
    return []
  })
  return checksOf(made, models.checker.model)
}

/** The lessons of a plan that could be written, with their texts. */
async function listWritten(db: Deps['db'], { topicId, lessons, outline }: Plan) {
  const texts = new Map((await catalog.listLessonSources(db, topicId)).map(({ id, markdown }) => [id, markdown]))
  return outline.lessons.flatMap(({ title, skills: [skill] }, place) => {
    const markdown = texts.get(lessons[place]?.id ?? '')
    return markdown === undefined || !skill ? [] : [{ place, title, skill, markdown }]
  })
}

async function save(tx: Db, { plan, made, createdAt }: { plan: Plan; made: Made; createdAt: number }) {
  const { topicId, outline, lessons } = plan
  await problems.saveTopicProblems(tx, {
    ...{ topicId, createdAt },
    problems: made.problems
      .toSorted((a, b) => a.place - b.place)
      .map(({ place, written, rendered }) => ({
        ...{ written, rendered },
        skills: (outline.lessons[place]?.skills ?? []).filter(({ id }) => written.skillIds.includes(id)),
      })),
  })
  await insertDropped(
    tx,
    made.dropped.map(({ place, stem, reason }) => ({
      ...{ id: newId(), topicId, lessonId: lessons[place]?.id ?? '', kind: 'problem', stem, reason, createdAt },
    })),
  )
}

/** What the topic's page says about its problems. */
function checksOf({ problems, dropped, failed }: Made, checker: string): string[] {
  if (failed) return ['The coding problems for this topic couldn’t be written or tested, so there are none.']
  const [count, left] = [problems.length, dropped.length]
  return [
    ...(count > 0
      ? [
          `${count === 1 ? 'One coding problem was' : `${count} coding problems were`} tested by running programs: the reference solution passes every test, three typical wrong programs and the code to start from don’t, and the language model ${checker} solved it without seeing the solution or the hidden tests.`,
        ]
      : []),
    ...(left > 0
      ? [`${left === 1 ? 'One coding problem' : `${left} coding problems`} didn’t pass, and can’t be seen.`]
      : []),
  ]
}
