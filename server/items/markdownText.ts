// A run of marks is matched as a whole, as Markdown does: trying again at each part of a long run would take quadratic
// time.
const FENCE =
  /^ {0,3}(`{3,}(?!`)|~{3,}(?!~)).*\n(?:[\s\S]*?\n)?? {0,3}\1[`~]*[ \t]*$|^ {0,3}(?:`{3,}(?!`)|~{3,}(?!~)).*\n[\s\S]*$/gm
const INLINE_CODE = /(?<!`)(`+)(?!`)([\s\S]*?[^`])\1(?!`)/g
const MATH = /(?<=(?<!\\)(?:\\\\)*)(\${1,2})(?!\$)((?:\\.|[^$\\])+?)\1/g

/** The words of a Markdown text alone: code and math are gone, since a `not` in them is no English. */
export function proseOf(markdown: string): string {
  return stripMarks(markdown.replace(FENCE, ' ').replace(INLINE_CODE, ' … ').replace(MATH, ' … '))
}

/** A Markdown text about as long as a reader sees it: code kept, LaTeX commands counted as one sign. */
export function visibleText(markdown: string): string {
  return stripMarks(
    markdown
      .replace(MATH, (_, _fence, math: string) => math.replace(/\\(?:[a-zA-Z]+|.)/g, '~').replace(/[{}\s]/g, ''))
      .replace(INLINE_CODE, '$2'),
  )
}

function stripMarks(text: string): string {
  return text
    .replace(/\\([\\`*_{}[\]()#+\-.!$|~<>])/g, '$1')
    .replace(/(\*\*|__)(?=\S)([^*_]+?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\w*_])([*_])(?=[^\s*_])([^*_]+?)(?<=\S)\1(?![\w*_])/g, '$2')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Line breaks and runs of spaces are one space: the form in which a quotation is looked for. */
export const squeezeSpace = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Plain text as Markdown that shows just that. */
export const escapeMarkdown = (text: string) => text.replace(/[\\`*_{}[\]()#+\-.!$|~<>&^]/g, '\\$&')

/** Code as a Markdown block, whatever stands in it. */
export function codeFence(code: string, language: string) {
  const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map((run) => run.length))
  const mark = '`'.repeat(longest + 1)
  return `${mark}${language}\n${code.replace(/\n$/, '')}\n${mark}`
}
