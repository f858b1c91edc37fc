import type { Language } from '#contract/languages.ts'
import { gerund, singulars } from './inflection.ts'
import { phrases } from './phrases.ts'

/** What a prompt could be about. */
export type Subjects = {
  /** The subject in the words of the prompt, most likely wording first. Empty if the prompt doesn't name a subject. */
  whole: string[]
  /** Wider subjects: 'chess' for 'the history of chess'. */
  wider: string[]
}

const MAX_LENGTH = 200
const MAX_ROUNDS = 6
/** Characters that titles in MediaWiki can't contain. */
const NOT_IN_TITLES = /[|<>[\]{}#_\n\r\t]+/g

const tidy = (text: string) =>
  text
    .replace(/^[\s"'“”„«»‘’¿¡.,;:!?–—-]+|(?<![\s"“”„«»‘’¿¡,;:!?–—-])[\s"“”„«»‘’¿¡,;:!?–—-]+$/g, '')
    .replace(/(?<![A-Z.]|\b\w)\.+$/g, '')
    .replace(/\s+/g, ' ')

/** Removes phrases such as 'how to' from a prompt, and returns its subject. */
export function subjectsOf(prompt: string, language: Language): Subjects {
  const { lead, doing, verbs, trail, article, side, empty } = phrases[language]
  const asked = tidy(prompt.slice(0, MAX_LENGTH).replace(NOT_IN_TITLES, ' '))
  let subject = asked
  let isDeed = false
  for (let round = 0, before = ''; round < MAX_ROUNDS && before !== subject; round++) {
    before = subject
    if (doing.test(subject)) {
      subject = tidy(subject.replace(doing, ''))
      isDeed = true
    }
    for (const pattern of [...lead, ...trail]) {
      const shorter = tidy(subject.replace(pattern, ''))
      if (shorter !== '') subject = shorter
    }
  }
  const saysSomething = (text: string) => words(text).some((word) => !empty.has(word.toLowerCase()))
  const bare = tidy(subject.replace(article, ''))
  const whole: string[] = isDeed && language === 'en' ? deeds(subject, verbs, article) : []
  if (isDeed && verbs?.test(subject)) whole.push(tidy(subject.replace(verbs, '')).replace(article, ''))
  // If the prompt consists only of an article and a subject, the article may belong to the title.
  if (bare !== subject && subject === asked) whole.push(subject)
  whole.push(bare)
  if (bare !== subject) whole.push(subject)
  const named = unique(whole).filter(saysSomething)
  const wider = unique(named.flatMap((text) => widerOf(text, side, article))).filter(saysSomething)
  return { whole: named, wider: wider.filter((text) => !named.includes(text)) }
}

const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []
const unique = (texts: string[]) => [...new Set(texts)]

/** Possible titles for an English verb with an object: 'baking bread' and 'bread baking' for 'bake bread'. */
function deeds(subject: string, verbs: RegExp | null, article: RegExp): string[] {
  const [verb = '', ...rest] = subject.toLowerCase().split(' ')
  if (verb === '' || rest.length > 3) return []
  const object = tidy(rest.join(' ').replace(article, ''))
  if (object === '') return [gerund(verb)]
  if (rest.length > 1 && !verbs?.test(subject)) return [`${gerund(verb)} ${rest.join(' ')}`]
  return [`${gerund(verb)} ${object}`, `${object} ${gerund(verb)}`]
}

function widerOf(text: string, sides: RegExp[], article: RegExp): string[] {
  const wider: string[] = []
  let current = text
  for (let round = 0; round < 3; round++) {
    const shorter = sides
      .map((side) => tidy(current.replace(side, '').replace(article, '')))
      .find((s) => s !== '' && s !== current)
    if (!shorter) break
    wider.push(shorter)
    current = shorter
  }
  return wider
}

const SMALL = /^(?:the|a|an|of|in|on|and|or|to|for|at|by|from|with|de|del|la|el|los|las|y|en|der|die|das|des|und|von)$/i

/** Titles that an article about this subject could have: in the singular or plural, with different capitals. */
export function titlesFor(subject: string, language: Language): string[] {
  const parts = subject.split(' ')
  const last = parts.at(-1) ?? ''
  const before = parts.slice(0, -1)
  const forms = [subject, ...singulars(last, language).map((form) => [...before, form].join(' '))]
  if (language === 'es' && parts.length === 2)
    for (const first of singulars(parts[0] ?? '', language))
      for (const second of singulars(last, language)) forms.push(`${first} ${second}`)
  if (language === 'de' && parts.length > 1)
    forms.push(...forms.map((form) => form.replace(/(?<=\p{L})e[nrs](?= \p{L})/gu, 'e')))
  if (language === 'en' && !/s$/i.test(last)) forms.push(`${subject}s`)
  const capitals = (text: string) =>
    text
      .split(' ')
      .map((word, i) => (i > 0 && SMALL.test(word) ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1)))
      .join(' ')
  const upper = parts.length === 1 && subject.length <= 5 ? [subject.toUpperCase()] : []
  return unique([
    ...forms,
    ...forms.map((form) => form.toLowerCase()),
    ...forms.map((form) => capitals(form.toLowerCase())),
    ...forms.map(capitals),
    ...upper,
  ])
}
