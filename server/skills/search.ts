import type { Deps } from '../deps.ts'

const SKILLS_SHOWN = 12
const WORDS_MAX = 8

/** Library skills whose title, id or unit contains all words. Titles that start with the query come first. */
export async function searchSkills({ library }: Pick<Deps, 'library'>, { q }: { q: string }) {
  const asked = q.toLowerCase()
  const words = asked.split(/\s+/).filter(Boolean).slice(0, WORDS_MAX)
  const found = [...library.units.values()].flatMap(({ title: unit, skills }) =>
    skills.flatMap(({ id, title }) => {
      const inTitle = title.toLowerCase()
      const text = [inTitle, id, unit.toLowerCase()].join('\n')
      if (!words.every((word) => text.includes(word))) return []
      const rank = inTitle.startsWith(asked) ? 0 : words.every((word) => inTitle.includes(word)) ? 1 : 2
      return [{ id, title, unit, rank }]
    }),
  )
  const items = found
    .toSorted((a, b) => a.rank - b.rank || (a.title < b.title ? -1 : a.title > b.title ? 1 : a.id < b.id ? -1 : 1))
    .slice(0, SKILLS_SHOWN)
    .map(({ rank: _, ...skill }) => skill)
  return { items }
}
