import type { DocumentName } from '#contract/site.ts'

export const documentTitles = { terms: 'Terms of use', privacy: 'Privacy' } as const satisfies Record<
  DocumentName,
  string
>
