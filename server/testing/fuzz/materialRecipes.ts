import { addText, ESTUARIES } from '../material.ts'
import type { Cook, Recipe } from './recipes.ts'

/** Adds a text of the actor. It contains their mark, because nobody else may read material. */
async function ownMaterial({ world, actor, random }: Cook): Promise<string> {
  const { user } = actor
  if (!user) return 'none'
  const { db } = world.server.deps
  const rows = await db.selectFrom('material').select('id').where('ownerId', '=', user.uid).orderBy('id').execute()
  if (rows.length > 0) return random.pick(rows).id
  return (await addText(world.server, user, `# Of ${actor.mark}\n\n${ESTUARIES}`)).id
}

export const materialRecipes: Record<string, Recipe> = {
  getMaterial: async (cook) => ({ inputs: { id: await ownMaterial(cook) } }),
  renameMaterial: async (cook) => ({ inputs: { id: await ownMaterial(cook), title: `Of ${cook.actor.mark}` } }),
  deleteMaterial: async (cook) => ({
    inputs: { id: await ownMaterial(cook), topics: cook.random.pick(['keep', 'delete']) },
  }),
}
