import { z } from 'zod'
import { type Item, textsOf } from '../items/service.ts'
import { renderOurInlines } from '../markdown/service.ts'

/**
 * HTML of the library's own texts, by their Markdown. This folder alone makes one, of what was reviewed and compiled;
 * no answer of a model and no input of a person can be one, since none is parsed to a class.
 */
class Ours {
  readonly #byText: ReadonlyMap<string, string>

  constructor(byText: Iterable<[string, string]>) {
    this.#byText = new Map(byText)
  }

  of(markdown: string) {
    return this.#byText.get(markdown)
  }
}

/** Its name alone leaves this file: nobody else makes one. */
export type { Ours }
export const OurHtml = z.custom<Ours>((value) => value instanceof Ours)
export type OurHtml = z.infer<typeof OurHtml>

/** Each text of the items, rendered in this process. */
export async function renderItems(items: readonly Item[]): Promise<Record<string, string>> {
  const texts = [...new Set(items.flatMap(textsOf))]
  const html = await renderOurInlines(texts)
  return Object.fromEntries(texts.map((text, place) => [text, html[place] ?? '']))
}

export const ourHtml = (...rendered: Record<string, string>[]): OurHtml => new Ours(rendered.flatMap(Object.entries))
