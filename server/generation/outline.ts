import type { Outline } from './engine.ts'

/** Lists the problems of an outline as sentences. Empty if there are none. */
export function lintOutline(outline: Outline, { minutes }: { minutes: number | null }): string[] {
  const problems: string[] = []
  const keys = outline.lessons.map((lesson) => lesson.key)
  if (new Set(keys).size < keys.length) problems.push('Two lessons have the same key.')

  const titles = outline.lessons.map((lesson) => lesson.title.toLowerCase().trim())
  if (new Set(titles).size < titles.length) problems.push('Two lessons have the same title.')

  // Prerequisites must come earlier in the list, which also means that there can't be a cycle.
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
  // Requested lessons are kept even if they exceed the time. If the outline contains other lessons, it must not exceed
  // the time.
  if (minutes !== null && total > minutes && outline.lessons.some((lesson) => !lesson.asked)) {
    problems.push(`The lessons take ${total} minutes; ${minutes} were asked for.`)
  }
  return problems
}
