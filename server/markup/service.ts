export { findMathError, lineParts, renderMath } from './math.ts'
export { gfmHandlers, type HtmlExtension, listFenceInfos, listMarkup, tokenize } from './syntax.ts'
