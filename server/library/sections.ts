/** A fenced block: its info string, its content, and its line in the file. */
export type Fence = { info: string; text: string; line: number }

/** The content below one `##` heading. `loose` is the part outside fences. */
export type Section = { title: string; line: number; text: string; loose: string; fences: Fence[] }

const OPENING = /^(`{3,}(?!`)|~{3,}(?!~))(.*)$/

/**
 * Splits the body of a unit at its `##` headings. Only fences that aren't indented count, so they can contain indented
 * ones.
 */
export function splitSections(body: string, firstLine: number): { sections: Section[]; problem: string | null } {
  const sections: Section[] = []
  let open: { mark: string; fence: Fence; lines: string[] } | null = null
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
      if (text.trimEnd() === open.mark || (text.startsWith(open.mark) && /^[`~]+\s*$/.test(text))) {
        section.fences.push({ ...open.fence, text: open.lines.join('\n') })
        open = null
      } else open.lines.push(text)
      continue
    }
    const opening = OPENING.exec(text)
    if (opening)
      open = { mark: opening[1] ?? '', fence: { info: (opening[2] ?? '').trim(), text: '', line }, lines: [] }
    else section.loose += `${text}\n`
  }

  if (open) return { sections, problem: `The fence opened on line ${open.fence.line} is never closed.` }
  return { sections, problem: stray ? 'Text stands before the first ## heading.' : null }
}
