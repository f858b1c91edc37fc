import { foldText } from './answerText.ts'
import type { Item, SingleItem, TypedItem } from './item.ts'
import { isSameAnswer } from './kinds/typed.ts'
import { proseOf, squeezeSpace, visibleText } from './markdownText.ts'
import { countWords, hasTask, questionOf, roots, wordsOf } from './stemText.ts'

export type Flaw = { rule: string; hard: boolean; detail: string }

/** What a rule finds, in words for the writer; null where the item is sound. */
type Rule<Kind extends Item = Item> = (item: Kind, lesson: string) => string | null

const POSITION =
  /\b[Oo]ption \(?[A-E1-5]\b|\b[Cc]hoice \(?[A-E1-5]\b|\b[Aa]nswer \(?[A-E]\b|\b(?:first|second|third|fourth|fifth|last|previous|next) (?:option|answer)\b|\b(?:option|answer|choice)s? (?:above|below)\b/

/**
 * Item-writing flaws that code can see, after SAQUET (Moore et al. 2024, the 19-criteria rubric of item-writing
 * flaws) and Haladyna, Downing and Rodriguez (2002), "A review of multiple-choice item-writing guidelines".
 * A hard flaw drops the item, a soft one marks it. `lesson` is the Markdown that the evidence is quoted from.
 */
export function findFlaws(item: Item, lesson: string): Flaw[] {
  const found = [...applied(hardRules, item, lesson, true), ...applied(softRules, item, lesson, false)]
  return item.kind === 'single'
    ? [...found, ...applied(hardSingleRules, item, lesson, true), ...applied(softSingleRules, item, lesson, false)]
    : [...found, ...applied(hardTypedRules, item, lesson, true), ...applied(softTypedRules, item, lesson, false)]
}

function* applied<Kind extends Item>(
  rules: Record<string, Rule<Kind>>,
  item: Kind,
  lesson: string,
  hard: boolean,
): Generator<Flaw> {
  for (const [rule, find] of Object.entries(rules)) {
    const detail = find(item, lesson)
    if (detail !== null) yield { rule, hard, detail }
  }
}

const hardRules: Record<string, Rule> = {
  'negative-stem': (item) => {
    const negative = /\b(?:not|except|never|cannot)\b|n['’]t\b/i.exec(questionOf(item.stem))
    return negative && `The stem asks by '${negative[0]}'; ask for what is so.`
  },
  'glued-blank': (item) => {
    const glued = /[\p{L}\p{N}”"’]_{2,}|_{2,}[\p{L}\p{N}]/u.exec(proseOf(item.stem))
    return glued && `The blank is glued to text: '${glued[0]}'.`
  },
  evidence: (item, lesson) => {
    if (item.evidence === null || squeezeSpace(lesson).includes(squeezeSpace(item.evidence))) return null
    return `'${item.evidence}' does not stand in the lesson word for word.`
  },
  'repeated-why': (item) => {
    const repeated = firstRepeated(whysOf(item).map(squeezeSpace))
    return repeated && `Two answers have the same why: '${repeated}'.`
  },
  'why-position': (item) => {
    const placed = whysOf(item).find((why) => POSITION.test(why))
    return placed ? `A why speaks of a position, but options are shuffled: '${placed}'.` : null
  },
}

const softRules: Record<string, Rule> = {
  'short-stem': (item) => {
    const count = countWords(item.stem)
    return count < 5 ? `The stem has ${count} words.` : null
  },
  'unfocused-stem': (item) => (hasTask(item.stem) ? null : 'The stem has no question, no blank and no task.'),
}

const hardSingleRules: Record<string, Rule<SingleItem>> = {
  'repeated-option': ({ options }) => {
    const repeated = firstRepeated(options.map((option) => comparable(option.text)))
    return repeated && `Two options read '${repeated}'.`
  },
  'contained-option': ({ options }) => {
    for (const inner of options) {
      const outer = options.find((option) => option !== inner && containsWording(option.text, inner.text))
      if (outer) return `'${inner.text}' is contained in '${outer.text}'.`
    }
    return null
  },
  'all-or-none': ({ options }) => {
    const lazy = options.find((option) =>
      /\b(?:all|none|any|both|neither) of (?:the above|the other|the options|the answers)|\b(?:all|none) of these\b|\bboth [A-E] and [A-E]\b|^[A-E] (?:and|or) [A-E]$/i.test(
        proseOf(option.text),
      ),
    )
    return lazy ? `'${lazy.text}' speaks of the other options.` : null
  },
  'long-key': (item) => {
    const { key, others } = lengths(item)
    const mean = others.reduce((sum, length) => sum + length, 0) / others.length
    return key > 1.5 * mean && key > Math.max(...others) + 6
      ? `The key has ${key} characters, the other options ${others.join(', ')}.`
      : null
  },
  'shared-word': (item) => {
    const inStem = roots(item.stem)
    const { key, others } = sides(item)
    const elsewhere = new Set(others.flatMap((option) => [...roots(option.text).keys()]))
    const shared = [...roots(key.text)].find(([root]) => inStem.has(root) && !elsewhere.has(root))
    return shared ? `'${shared[1]}' stands in the stem and in the key, and in no other option.` : null
  },
  'grammar-cue': (item) => {
    const article = /\b(an?)\b[\s:]*(?:_{2,}|…|\.{3})?[\s.:?]*$/i.exec(proseOf(item.stem))?.[1]?.toLowerCase()
    if (!article) return null
    const { key, others } = sides(item)
    return article === articleFor(key.text) && others.every((option) => article !== articleFor(option.text))
      ? `The stem ends in '${article}', which fits only the key.`
      : null
  },
}

const softSingleRules: Record<string, Rule<SingleItem>> = {
  'lone-absolute': ({ options }) => {
    const absolute = options.filter((option) => /\b(?:always|never|only|every)\b/i.test(proseOf(option.text)))
    return absolute.length === 1 ? `One option alone is absolute: '${absolute[0]?.text}'.` : null
  },
  'key-capital': (item) => {
    const { key, others } = sides(item)
    return /^\p{Lu}\p{Ll}/u.test(visibleText(key.text)) &&
      others.every((option) => /^\p{Ll}/u.test(visibleText(option.text)))
      ? 'The key starts with a capital and no other option does.'
      : null
  },
}

const hardTypedRules: Record<string, Rule<TypedItem>> = {
  'wrong-is-right': (item) => {
    // One slip away from the key is how a real wrong answer may look: affect, effect.
    const right = item.wrong.find((entry) => item.answers.some((answer) => isSameAnswer(answer, entry.answer)))
    return right ? `'${right.answer}' is listed as wrong and is right.` : null
  },
  'repeated-wrong': (item) => {
    const repeated = firstRepeated(item.wrong.map((entry) => foldText(entry.answer)))
    return repeated && `'${repeated}' is listed twice among the wrong answers.`
  },
}

const softTypedRules: Record<string, Rule<TypedItem>> = {
  'long-answer': ({ answers }) => {
    const count = answers[0]?.split(/\s+/).length ?? 0
    return count > 5 ? `The answer to type has ${count} words.` : null
  },
}

const whysOf = (item: Item) =>
  item.kind === 'single'
    ? item.options.map((option) => option.why)
    : [item.why, ...item.wrong.map((entry) => entry.why)]

/** The form in which two options are the same; in code and math, capitals are another thing. */
const comparable = (option: string) => (/[$`]/.test(option) ? squeezeSpace(option) : foldText(option))

function sides({ options }: SingleItem) {
  const key = options.find((option) => option.correct)
  if (!key) throw new TypeError('An item of kind single has one correct option.')
  return { key, others: options.filter((option) => option !== key) }
}

function lengths(item: SingleItem) {
  const { key, others } = sides(item)
  return { key: visibleText(key.text).length, others: others.map((option) => visibleText(option.text).length) }
}

function firstRepeated(texts: string[]): string | null {
  return texts.find((text, index) => texts.indexOf(text) !== index) ?? null
}

/** Whole words in a row; short signs and numbers are let be, since `3/4` and `1 3/4` are both good options. */
function containsWording(outer: string, inner: string): boolean {
  const wording = wordsOf(inner)
  if (/\d|[$`]/.test(inner) || !wording.some((word) => /\p{L}{3}/u.test(word))) return false
  return ` ${wordsOf(outer).join(' ')} `.includes(` ${wording.join(' ')} `) && wordsOf(outer).length > wording.length
}

/** 'an' before a vowel as it sounds, near enough: hour, user, unit and one are heard otherwise than written. */
function articleFor(option: string): 'a' | 'an' {
  const text = visibleText(option)
    .replace(/^["'“‘(]+/, '')
    .toLowerCase()
  if (/^(?:hour|honest|honou?r|heir|8|11\b|18\b)/.test(text)) return 'an'
  return /^[aeiou]/.test(text) && !/^(?:uni|use|usu|eu|one\b|once\b|uti)/.test(text) ? 'an' : 'a'
}
