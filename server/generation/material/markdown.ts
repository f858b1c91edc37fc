/** Escapes plain text, so that it is shown unchanged as Markdown. Escapes as little as possible. */
export const markdownOf = (text: string): string =>
  text.replace(/[\\`*_$~<>[\]^|]/g, '\\$&').replace(/&(?=#?\w+;)/g, '\\&')

/** Escapes the beginning of a paragraph that would otherwise become a list, a heading or a rule. */
export const paragraphOf = (markdown: string): string =>
  markdown.replace(/^(\d+)([.)])(?=\s)/, '$1\\$2').replace(/^([-+#=])/, '\\$1')
