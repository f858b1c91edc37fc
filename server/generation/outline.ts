import type { Outline } from './engine.ts'

/** What is wrong with an outline, in words; nothing for a good one. */
export function lintOutline(outline: Outline, { minutes }: { minutes: number | null }): string[] {
  const problems: string[] = []
  const keys = outline.lessons.map((lesson) => lesson.key)
  if (new Set(keys).size < keys.length) problems.push('Two lessons have the same key.')

  const titles = outline.lessons.map((lesson) => lesson.title.toLowerCase().trim())
  if (new Set(titles).size < titles.length) problems.push('Two lessons have the same title.')

  // A prerequisite that stands earlier in the list can form no cycle.
  outline.lessons.forEach((lesson, place) => {
    for (const key of lesson.prerequisiteKeys) {
      if (!keys.slice(0, place).includes(key))
        problems.push(`“${lesson.title}” needs ${key}, which no earlier lesson teaches.`)
    }
  })

  const taught = new Set(outline.lessons.flatMap((lesson) => lesson.skills.map((skill) => skill.title)))
  for (const outcome of outline.outcomes) {
    if (!taught.has(outcome)) problems.push(`No lesson teaches “${outcome}”.`)
  }

  const total = outline.lessons.reduce((sum, lesson) => sum + lesson.minutes, 0)
  // What was asked for stays, even where it takes longer than there is time for.
  if (minutes !== null && total > minutes && outline.lessons.some((lesson) => !lesson.asked)) {
    problems.push(`The lessons take ${total} minutes; ${minutes} were asked for.`)
  }
  return problems
}
