import type { Question, Verdict } from '#contract/quizzes.ts'
import type { Key, OpenItem } from '../items/service.ts'

/** Safe HTML of one of the item's own Markdown texts. */
type Html = (markdown: string) => string

/** A question as it is sent before an answer. */
export function questionOf(item: OpenItem, { skill, html }: { skill: string; html: Html }): Question {
  const asked = { id: item.id, skill, stemHtml: html(item.stem) }
  const shown = (parts: { id: string; text: string }[]) => parts.map(({ id, text }) => ({ id, html: html(text) }))
  switch (item.kind) {
    case 'single':
    case 'multiple':
      return { ...asked, kind: item.kind, options: shown(item.options) }
    case 'typed':
      return { ...asked, kind: 'typed' }
    case 'numeric':
      return { ...asked, kind: 'numeric', units: item.units }
    case 'true-false':
      return { ...asked, kind: 'true-false', reasons: shown(item.reasons) }
    case 'output':
      return { ...asked, kind: 'output', language: item.language, codeHtml: html(item.code) }
    case 'ordering':
      return { ...asked, kind: 'ordering', steps: shown(item.steps) }
    case 'matching':
      return { ...asked, kind: 'matching', left: shown(item.left), right: item.right }
  }
}

/** The key as it is sent after an answer. */
export function keyOf(key: Key, html: Html): Verdict['key'] {
  switch (key.kind) {
    case 'single':
    case 'multiple':
      return {
        kind: key.kind,
        options: key.options.map(({ id, correct, why }) => ({ id, correct, whyHtml: html(why) })),
      }
    case 'true-false':
      return {
        kind: 'true-false',
        truth: key.truth,
        reasons: key.reasons.map(({ id, correct, why }) => ({ id, correct, whyHtml: html(why) })),
      }
    case 'matching':
      return {
        kind: 'matching',
        pairs: key.pairs.map(({ leftId, rightId, why }) => ({ leftId, rightId, whyHtml: html(why) })),
        extra: key.extra.map(({ rightId, why }) => ({ rightId, whyHtml: html(why) })),
      }
    default:
      return key
  }
}
