import type { Item } from './item.ts'

export type Flaw = { rule: string; hard: boolean; detail: string }

/** What a rule finds, in words for the writer; null if the item is sound. */
export type Rule<Kind = Item> = (item: Kind, lesson: string) => string | null

/** A hard flaw drops the item, a soft one marks it. */
export type Rules<Kind = Item> = { hard: Record<string, Rule<Kind>>; soft: Record<string, Rule<Kind>> }

export function findBy<Kind>({ hard, soft }: Rules<Kind>, item: Kind, lesson: string): Flaw[] {
  const flaws = (rules: Record<string, Rule<Kind>>, isHard: boolean) =>
    Object.entries(rules).flatMap(([rule, find]) => {
      const detail = find(item, lesson)
      return detail === null ? [] : [{ rule, hard: isHard, detail }]
    })
  return [...flaws(hard, true), ...flaws(soft, false)]
}

export const firstRepeated = (texts: string[]) => texts.find((text, index) => texts.indexOf(text) !== index) ?? null
