import { COUNT_TURNS } from '../problems.ts'
import type { Cook, Recipe } from './recipes.ts'
import { uuid } from './values.ts'

const programs = ['function countTurns(k) { return k.split("o").length - 1 }', 'let x =', 'const countTurns = (k) => 1']

const submitted = ({ random }: Cook) => ({
  slug: COUNT_TURNS.slug,
  language: random.pick(['javascript', 'javascript', 'cobol']),
  code: random.pick(programs),
})

/** Creates a draft of a problem. The actor's mark is in the title, because nobody else may read drafts. */
async function ownDraft({ world, actor, random }: Cook): Promise<string> {
  const { user } = actor
  if (!user) return COUNT_TURNS.slug
  const { db } = world.server.deps
  const rows = await db
    .selectFrom('problems')
    .select('slug')
    .where('authorId', '=', user.uid)
    .where('withdrawnAt', 'is', null)
    .orderBy('slug')
    .execute()
  if (rows.length > 0) return random.pick(rows).slug
  const body = { slug: `draft-${uuid(random)}`, title: `Of ${actor.mark}`, form: 'function', difficulty: 'easy' }
  return (await world.server.call('POST', '/problems/create', { as: user, body })).body.slug ?? COUNT_TURNS.slug
}

const bySlug: Recipe = async (cook) => ({ inputs: { slug: await ownDraft(cook) } })
const byId: Recipe = async (cook) => ({ inputs: { id: cook.random.pick([COUNT_TURNS.slug, await ownDraft(cook)]) } })

export const problemRecipes: Record<string, Recipe> = {
  getProblem: byId,
  listSubmissions: byId,
  getPublicProblem: async () => ({ inputs: { id: COUNT_TURNS.slug } }),
  getWrittenProblem: async (cook) => ({ inputs: { id: await ownDraft(cook) } }),
  submitSolution: async (cook) => ({ inputs: { id: uuid(cook.random), ...submitted(cook) } }),
  tryTests: async (cook) => ({ inputs: submitted(cook) }),
  updateVote: async ({ random }) => ({
    inputs: { slug: random.pick([COUNT_TURNS.slug, 'long-ropes']), action: random.pick(['up', 'down', 'none']) },
  }),
  previewStatement: async ({ random }) => ({
    inputs: { statement: random.pick([COUNT_TURNS.statement, '# A *text* of a draft']) },
  }),
  createProblem: async ({ random }) => ({
    inputs: { slug: `new-${uuid(random)}`, title: 'A new problem', form: 'query', difficulty: 'hard' },
  }),
  updateProblem: async (cook) => {
    const attr = cook.random.pick(['difficulty', 'statement', 'functions', 'tests', 'hints', 'references'] as const)
    return { inputs: { slug: await ownDraft(cook), attr, value: COUNT_TURNS[attr] } }
  },
  publishProblem: bySlug,
  deleteProblem: bySlug,
}
