import { jsonrepair } from 'jsonrepair'
import type { z } from 'zod'

/** What a model thought aloud before its answer; an answer that ends in the middle of it is all thought. */
export const withoutThinking = (text: string) => text.replace(/<think>[\s\S]*?(?:<\/think>|$)/gi, '')

/**
 * The JSON in a model's reply, whatever stands around it: thoughts, a fence, a sentence before it. If it was cut off,
 * as far as it goes. Undefined if there is none.
 */
export function jsonIn(reply: string): unknown {
  const text = withoutThinking(reply)
  const fenced = /```(?:json)?\s*([\s\S]*?)(?:```|$)/i.exec(text)?.[1]
  for (const candidate of [fenced, text]) {
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

function parsed(text: string, repair: (text: string) => string = (same) => same): unknown {
  try {
    const value: unknown = JSON.parse(repair(text))
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * Without the elements of `list` that are not as they should be: of a reply that was cut off, the last one. At least
 * `least` must be left.
 */
export function validElements(value: unknown, list: string, element: z.ZodType, least: number): unknown {
  if (typeof value !== 'object' || value === null) return value
  // A list without what it stands in is what small models often send.
  const whole = (Array.isArray(value) ? { [list]: value } : value) as Record<string, unknown>
  const elements = whole[list]
  if (!Array.isArray(elements)) return value
  const valid = elements.filter((each) => element.safeParse(each).success)
  return valid.length >= least ? { ...whole, [list]: valid } : value
}
