import { withoutArticle } from './wordForms.ts'

/**
 * Words with which a phrase that limits a noun begins: 'a smooth hill' can be limited by 'shaped like …' or 'that …'.
 */
const LIMIT =
  /^(?:that|which|who|whose|where|when|of|for|from|to|with|without|by|in|into|on|at|as|between|among|through|under|over|against|across|around|inside|outside|like|used|made|caused|formed|found|due|based|que|cuy[oa]s?|donde|cuando|de|del|para|por|con|sin|en|entre|sobre)$/
const PARTICIPLE_OF_A_LIMIT = /(?:ed|ing|ad[oa]s?|id[oa]s?)$/
const AFTER_A_PARTICIPLE =
  /^(?:by|in|into|to|with|from|on|as|at|for|of|through|over|like|when|after|during|an?|the|two|por|en|a|con|de|como|para)$/
/** 'a type of muscle' says that a muscle is meant. */
const TYPE_OF =
  /^(?:(?:specific|particular|special|certain) )?(?:types?|kinds?|forms?|sorts?|variet(?:y|ies)|pieces?|categor(?:y|ies)|tipo|clase|forma) (?:of|de) /i

/**
 * The start of an explanation, up to the words that limit its noun: 'a smooth hill' of 'a smooth hill shaped like …'.
 * Null if there are none.
 */
export function nounPhraseOf(definition: string): string | null {
  const words = withoutArticle(withoutArticle(definition).replace(TYPE_OF, '')).split(/\s+/)
  const end = words.findIndex((word, at) => {
    const next = words[at + 1] ?? ''
    if (at > 0 && words[at - 1]?.endsWith(',') && /^(?:an?|the|which|that|such|including|un|una|que)$/.test(word))
      return true
    return LIMIT.test(word) || (at > 0 && PARTICIPLE_OF_A_LIMIT.test(word) && AFTER_A_PARTICIPLE.test(next))
  })
  return end < 1 ? null : words.slice(0, end).join(' ').replace(/,$/, '')
}

/**
 * The noun in an explanation that says what kind of thing is meant: 'hill' in 'a smooth hill shaped like …'. Null if it
 * can't be found.
 */
export const headOf = (definition: string, language: string | null): string | null => {
  const words = nounPhraseOf(definition)?.split(/[\s,]+/)
  return (language === 'es' ? words?.find((word) => word.length > 3) : words?.at(-1)) ?? null
}
