import { jsonrepair } from 'jsonrepair'
import type { z } from 'zod'

/**
 * Removes the `<think>` block from a model's reply. If the block isn't closed, everything after its start is removed.
 */
export const withoutThinking = (text: string) => text.replace(/<think>[\s\S]*?(?:<\/think>|$)/gi, '')

/**
 * Finds the JSON in a model's reply, without the text around it, such as reasoning, a code fence or an introduction. If
 * the reply was cut off, returns the JSON so far. Undefined if there is none.
 */
export function jsonIn(reply: string): unknown {
  const text = withoutThinking(reply)
  for (const candidate of [outerFence(text), text]) {
    const from = candidate?.search(/[{[]/) ?? -1
    if (candidate === undefined || from < 0) continue
    const json = candidate.slice(from).trim()
    const whole = parsed(json) ?? parsed(json.slice(0, Math.max(json.lastIndexOf('}'), json.lastIndexOf(']')) + 1))
    if (whole !== undefined) return whole
    const repaired = parsed(json, jsonrepair)
    if (repaired !== undefined) return repaired
  }
  return undefined
}

/**
 * The content of the code fence around the JSON. A fence after the first bracket belongs to a text in the JSON. Such
 * texts can't end the outer fence, because JSON has no line breaks within texts.
 */
function outerFence(text: string): string | undefined {
  const [, before = '', content] = /^([\s\S]*?)```(?:json)?([\s\S]*?)(?:\n[ \t]*```|$)/i.exec(text) ?? []
  return /[{[]/.test(before) ? undefined : content
}

function parsed(text: string, repair: (text: string) => string = (same) => same): unknown {
  try {
    const value: unknown = JSON.parse(repair(text))
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * Removes invalid elements from `list`, such as the last one of a reply that was cut off. If fewer than `least` would
 * be left, `value` is returned unchanged.
 */
export function validElements(value: unknown, list: string, element: z.ZodType, least: number): unknown {
  if (typeof value !== 'object' || value === null) return value
  // Small models often return only the list, without the object around it.
  const whole = (Array.isArray(value) ? { [list]: value } : value) as Record<string, unknown>
  const elements = whole[list]
  if (!Array.isArray(elements)) return value
  const valid = elements.filter((each) => element.safeParse(each).success)
  return valid.length >= least ? { ...whole, [list]: valid } : value
}
