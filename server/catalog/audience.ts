/** What the database derives for a topic that is public and finished (migration 0002). */
export const EVERYONE = '*'

/** The one rule of who finds what in lists, in search and for reuse: a topic's `audience` is one of these. Null is a visitor. */
export const audiencesOf = (uid: string | null) => (uid === null ? [EVERYONE] : [EVERYONE, uid])
