import { z } from 'zod'

/** A Markdown text in an item of any kind. */
export const Markdown = z.string().trim().min(1)

export const Bloom = z.enum(['remember', 'understand', 'apply', 'analyze', 'evaluate'])

/** Sorts items into the order in which a quiz asks them. */
export const easiestFirst = <I extends { bloom: z.infer<typeof Bloom> }>(items: readonly I[]) =>
  items.toSorted((a, b) => Bloom.options.indexOf(a.bloom) - Bloom.options.indexOf(b.bloom))

export const shared = {
  id: z.string().min(1).max(200),
  skillId: z.string().min(1),
  bloom: Bloom,
  stem: Markdown,
  /** The words of the lesson that make the key right, as an exact quote. Null if the key is calculated. */
  evidence: z.string().min(1).nullable(),
  /**
   * Hints as Markdown, starting with the weakest. They replace the hints derived from the lesson and the key
   * (hints.ts), beginning with the first.
   */
  hints: z.array(Markdown).max(3).optional(),
  /** Marks the question that is asked inside the lesson, in the section from which its evidence is quoted. */
  inLesson: z.literal(true).optional(),
}

/**
 * Ids are assigned in the order in which parts are shown, which is shuffled, so that an id doesn't reveal anything
 * about the key.
 */
export const PartId = z.string().min(1).max(40)

/** The id of the part that is shown at this position (from 0). */
export const idAt = (place: number) => String.fromCharCode(97 + place)

/** Sorts parts into the order in which they are shown, which is that of their ids. */
export const byId = (parts: { id: string; text: string }[]) => parts.sort((a, b) => (a.id < b.id ? -1 : 1))

export function haveOwnIds(parts: { id: string }[]) {
  return new Set(parts.map(({ id }) => id)).size === parts.length
}

/** The texts of the parts with these ids, for the person who decides on a report. */
export const among = (parts: { id: string; text: string }[], ids: string[]) =>
  ids.map((id) => parts.find((part) => part.id === id)?.text ?? '(taken out since)')

/** Joins several explanations into one text. */
export const together = (...whys: (string | null | undefined)[]) => whys.filter(Boolean).join('\n\n')
