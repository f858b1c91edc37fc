/** Plain text as Markdown that shows it unchanged, with as few marks as possible. */
export const markdownOf = (text: string): string =>
  text.replace(/[\\`*_$~<>[\]^|]/g, '\\$&').replace(/&(?=#?\w+;)/g, '\\&')

/** A paragraph may begin with something that would make it a list, a heading or a quotation. */
export const paragraphOf = (markdown: string): string =>
  markdown.replace(/^(\d+)([.)])(?=\s)/, '$1\\$2').replace(/^([-+#=])/, '\\$1')
