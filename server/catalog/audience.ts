/** The `audience` that the database derives for a public, finished topic (migration 0002). */
export const EVERYONE = '*'

/**
 * The only rule for which topics people find in lists, in search and for reuse: those with one of these audiences.
 * `uid` is null for a visitor.
 */
export const audiencesOf = (uid: string | null) => (uid === null ? [EVERYONE] : [EVERYONE, uid])
