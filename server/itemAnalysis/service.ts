import { z } from 'zod'
import { ANSWERED_AT_LEAST, type Weakness, type WeakQuestion } from '#contract/itemAnalysis.ts'
import { Answer } from '#contract/quizzes.ts'
import { cursorOf } from '../db/cursor.ts'
import { storedJson } from '../db/storedJson.ts'
import type { Deps } from '../deps.ts'
import { Item, optionsOf, proseOf } from '../items/service.ts'
import * as store from './store.ts'

/** Below this share of right answers, the key may be wrong or the question unclear. */
const TOO_HARD = 0.2
/** Above this share, the question is too easy to show who knows more. */
const TOO_EASY = 0.97
/** Below this correlation with the other answers, people who know more don't do better at this question. */
const DISCRIMINATION_AT_LEAST = 0.05
const PAGE_SIZE = 20

const cursor = cursorOf(z.tuple([z.number().int().min(0)]))

type Asked = { questionId: string; item: Item; topic: { id: string; title: string } }

/** The questions whose answers show that something is wrong with them, those with the most answers first. */
export async function listWeakQuestions(
  { db }: Pick<Deps, 'db'>,
  input: { cursor?: string | undefined; uid: string },
): Promise<{ items: WeakQuestion[]; nextCursor: string | null }> {
  const [from] = cursor.read(input.cursor) ?? [0]
  const sums = await store.sumAnswers(db, { atLeast: ANSWERED_AT_LEAST })
  const asked = await listAsked(
    db,
    sums.map(({ questionId }) => questionId),
    input.uid,
  )
  const withOptions = [...asked.values()].filter(({ item }) => optionsOf(item).length > 0)
  const given = await chosenIn(
    db,
    withOptions.map(({ questionId }) => questionId),
  )
  const weak = sums
    .flatMap((sum) => {
      const question = asked.get(sum.questionId)
      return question ? [judge(sum, question, given.get(sum.questionId) ?? new Set())] : []
    })
    .filter(({ weaknesses }) => weaknesses.length > 0)
    .sort((a, b) => b.people - a.people || (a.questionId < b.questionId ? -1 : 1))
  const end = from + PAGE_SIZE
  return { items: weak.slice(from, end), nextCursor: weak.length > end ? cursor.write([end]) : null }
}

type Sums = Awaited<ReturnType<typeof store.sumAnswers>>[number]

function judge(sums: Sums, { questionId, item, topic }: Asked, chosen: ReadonlySet<string>): WeakQuestion {
  const right = sums.right / sums.people
  const discrimination = correlation(sums)
  const unchosen = optionsOf(item).filter(({ id, correct }) => !correct && !chosen.has(id))
  const found: Record<Weakness, boolean> = {
    unchosen: unchosen.length > 0,
    tooHard: right < TOO_HARD,
    tellsNothing: discrimination !== null && discrimination < DISCRIMINATION_AT_LEAST,
    tooEasy: right > TOO_EASY,
  }
  return {
    questionId,
    topic,
    stem: proseOf(item.stem),
    people: sums.people,
    right,
    discrimination,
    weaknesses: (Object.keys(found) as Weakness[]).filter((weakness) => found[weakness]),
    unchosen: unchosen.map(({ text }) => proseOf(text)),
  }
}

/**
 * The point-biserial correlation between the answers to a question (1 if right) and the people's shares of right
 * answers to other questions, corrected by leaving the question itself out of the shares (Henrysson 1963). Null if one
 * of them doesn't vary, or if too few people have answered other questions as well.
 */
export function correlation({ compared: n, x, y, yy, xy }: Omit<Sums, 'questionId' | 'people' | 'right'>) {
  if (n < ANSWERED_AT_LEAST) return null
  // x is 0 or 1, so the sum of its squares is the sum itself.
  const spread = Math.sqrt((n * x - x * x) * (n * yy - y * y))
  return spread > 1e-9 ? Math.max(-1, Math.min(1, (n * xy - x * y) / spread)) : null
}

async function listAsked(db: Deps['db'], ids: string[], uid: string) {
  const asked = new Map<string, Asked>()
  for (const { questionId, item, topicId, title } of await store.listAsked(db, { ids, uid })) {
    if (asked.has(questionId)) continue
    asked.set(questionId, { questionId, item: storedJson(Item, item), topic: { id: topicId, title } })
  }
  return asked
}

/** All strings in the answers to each question, by the question's id. They include the ids of the chosen options. */
async function chosenIn(db: Deps['db'], ids: string[]) {
  const chosen = new Map<string, Set<string>>()
  for (const { questionId, answer } of await store.listGiven(db, ids)) {
    const parts = Object.values(storedJson(Answer, answer)).flat()
    const known = chosen.get(questionId) ?? new Set()
    chosen.set(questionId, known)
    for (const part of parts) if (typeof part === 'string') known.add(part)
  }
  return chosen
}
