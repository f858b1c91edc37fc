import type { z } from 'zod'

/**
 * Who may call an endpoint.
 * `owner` is a signed-in person acting on what is their own: the service compares the owner,
 * and answers 404 for what belongs to somebody else.
 */
export type Access = 'public' | 'user' | 'owner' | 'admin'

/** What a call can be about: an answer that is kept is stale once a call or the server's news has changed its subject. */
export type Subject =
  /** One topic and what hangs on it, as its map and its progress; lists of topics too. */
  | 'topics'
  /** Lists in which topics and lessons are found, by what they say of each and by who may see them. */
  | 'lists'
  | 'lessons'
  | 'quizzes'
  | 'problems'
  | 'pathways'
  | 'reports'
  /** What a person knows and has done. */
  | 'mastery'

/**
 * One REST call, described once: the server implements it, the web app calls it, OpenAPI lists it.
 * The path stands below `/server`, or `outside` it. `failure` is what the web app puts before the server's message.
 */
export type Endpoint<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Who extends Access = Access,
> = {
  method: 'GET' | 'POST'
  path: `/${string}`
  access: Who
  failure: string
  /** Of a read. */
  about?: readonly Subject[]
  /** Of a write: what is stale once it has succeeded. */
  changes?: readonly Subject[]
  /** A 401 or 403 leads to where somebody signs in or sees what they may do; `shown`: it is said where it was asked. */
  refusal?: 'shown'
  input: Input
  output: Output
  /** What a success answers with; 200 unless told. */
  status?: 200 | 201 | 202
  outside?: true
  /** What the body may take, where the input has no bound or a lower one than its parts together; else it follows from the input. */
  bodyMaxBytes?: number
  /** What a success carries where that is no JSON; the output is then not looked at. */
  media?: 'application/zip'
}

export function endpoint<Input extends z.ZodType, Output extends z.ZodType, Who extends Access>(
  description: Endpoint<Input, Output, Who>,
) {
  return description
}

/** Where an endpoint stands on the server, its parameters still as `:name`. */
export const addressOf = ({ path, outside }: Pick<Endpoint, 'path' | 'outside'>) =>
  outside ? path : (`/server${path}` as const)

/** The spec's wording for a failed read: 'Error fetching {thing}: {server message}'. */
export const fetching = (thing: string) => `Error fetching ${thing}: `
