import { plural } from './language.ts'

/** How far somebody is in a topic, on its card in the list. */

export const lessonsRead = (read: number, count: number) =>
  plural(count, { one: `${read} of # lesson read`, other: `${read} of # lessons read` })
export const questionsAnswered = (answered: number, count: number) =>
  plural(count, { one: `${answered} of # question answered`, other: `${answered} of # questions answered` })
/** For screen readers: the topic's title, and one or both of the above. */
export const progress = (title: string, parts: string) => `${title}: ${parts}`
/** '45%'. */
export const done = (share: string) => `${share} done`
