import type { DocumentName } from '#contract/site.ts'
import { titles } from '#words/documents.titles.ts'

export const documentTitles: Record<DocumentName, string> = titles
