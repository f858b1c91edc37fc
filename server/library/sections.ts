/** A fenced block: its info string, its content, and the lines of the file on which it begins and ends. */
export type Fence = { info: string; text: string; line: number; end: number }

/** The content below one `##` heading. `loose` is the part outside fences. */
export type Section = { title: string; line: number; text: string; loose: string; fences: Fence[] }

const OPENING = /^( *)(`{3,}(?!`)|~{3,}(?!~))(.*)$/

/**
 * Splits the body of a unit at its `##` headings. Only fences that aren't indented count, so they can contain indented
 * ones. With `nested`, fences in lists count as well.
 */
export function splitSections(
  body: string,
  firstLine: number,
  { nested = false } = {},
): { sections: Section[]; problem: string | null } {
  const sections: Section[] = []
  let open: { indent: number; mark: string; fence: Omit<Fence, 'text' | 'end'>; lines: string[] } | null = null
  let stray = false

  for (const [index, text] of body.split('\n').entries()) {
    const line = firstLine + index
    const heading = open ? null : /^##\s(.*)$/.exec(text)
    if (heading) {
      sections.push({ title: (heading[1] ?? '').trim(), line, text: '', loose: '', fences: [] })
      continue
    }
    const section = sections.at(-1)
    if (!section) {
      stray ||= text.trim() !== ''
      continue
    }
    section.text += `${text}\n`
    if (open) {
      const { indent } = open
      const own = text.slice(Math.min(indent, text.search(/\S|$/)))
      if (own.trimEnd() === open.mark || (own.startsWith(open.mark) && /^[`~]+\s*$/.test(own))) {
        section.fences.push({ ...open.fence, text: open.lines.join('\n'), end: line })
        open = null
      } else open.lines.push(own)
      continue
    }
    const [, indent = '', mark, info = ''] = OPENING.exec(text) ?? []
    if (mark !== undefined && (nested || indent === ''))
      open = { indent: indent.length, mark, fence: { info: info.trim(), line }, lines: [] }
    else section.loose += `${text}\n`
  }

  if (open) return { sections, problem: `The fence opened on line ${open.fence.line} is never closed.` }
  return { sections, problem: stray ? 'Text stands before the first ## heading.' : null }
}
