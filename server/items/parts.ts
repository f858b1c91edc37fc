import { z } from 'zod'

/** What items of any kind are made of. */
export const Markdown = z.string().trim().min(1)

export const Bloom = z.enum(['remember', 'understand', 'apply', 'analyze', 'evaluate'])

/** In the order in which a quiz asks them. */
export const easiestFirst = <I extends { bloom: z.infer<typeof Bloom> }>(items: readonly I[]) =>
  items.toSorted((a, b) => Bloom.options.indexOf(a.bloom) - Bloom.options.indexOf(b.bloom))

export const shared = {
  id: z.string().min(1).max(200),
  skillId: z.string().min(1),
  bloom: Bloom,
  stem: Markdown,
  /** What the lesson says, word for word, that makes the key right. Null if the key is computed. */
  evidence: z.string().min(1).nullable(),
  /** Markdown, from the faintest on; they stand in for the ones derived from lesson and key (hints.ts). */
  hints: z.array(Markdown).max(3).optional(),
}

/** Given by the order shown, which is shuffled: it tells nothing about the key. */
export const PartId = z.string().min(1).max(40)

/** The id at a place of the order shown. */
export const idAt = (place: number) => String.fromCharCode(97 + place)

/** Ids are given by the order to show, and say nothing else. */
export const byId = (parts: { id: string; text: string }[]) => parts.sort((a, b) => (a.id < b.id ? -1 : 1))

export function haveOwnIds(parts: { id: string }[]) {
  return new Set(parts.map(({ id }) => id)).size === parts.length
}

/** The texts of parts by their ids, for the person who judges a report. */
export const among = (parts: { id: string; text: string }[], ids: string[]) =>
  ids.map((id) => parts.find((part) => part.id === id)?.text ?? '(taken out since)')

/** Several reasons as one text. */
export const together = (...whys: (string | null | undefined)[]) => whys.filter(Boolean).join('\n\n')
