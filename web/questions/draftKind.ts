/** What an answer on its way is, of one kind. Every page may hold some that wait, so this stays small. */
export type DraftKind<Draft> = {
  /** Whether it can be sent; absent if every draft can. */
  isComplete?(draft: Draft): boolean
  /** Whether something was chosen or typed. */
  hasTried(draft: Draft): boolean
  /** Whether something that was kept on the device is a draft: another version of this page may have written it. */
  isDraft(kept: { [Field in keyof Draft]?: unknown }): boolean
}

export const isText = (value: unknown) => typeof value === 'string'
export const isList = (value: unknown): value is unknown[] => Array.isArray(value)
