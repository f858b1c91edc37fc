/** One part of an answer: a text of the interface (`said`), safe `html`, or plain `text` in the question's language. */
export type Shown = {
  said?: string
  html?: string
  text?: string
  /** Preformatted code. */
  code?: string
}

/** The parts with these ids, in the order of the ids. */
export const found = (parts: { id: string; html: string }[], ids: string[]): Shown[] =>
  ids.flatMap((id) => parts.filter((part) => part.id === id).map(({ html }) => ({ html })))

export const htmlOf = (parts: { id: string; html: string }[], id: string) =>
  parts.find((part) => part.id === id)?.html ?? ''

export const idsOfRight = (options: { id: string; correct: boolean }[]) =>
  options.filter(({ correct }) => correct).map(({ id }) => id)

export const withUnit = (value: string, unit: string | null) =>
  unit === null || value.trim().endsWith(unit) ? value.trim() : `${value.trim()} ${unit}`
