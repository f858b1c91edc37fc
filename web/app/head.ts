import { titleOf } from '../title.ts'
import { descriptions } from './descriptions.ts'

type Head = {
  staticData?: { page?: string }
  meta?: ({ title?: string; name?: string; content?: string } | undefined)[] | undefined
}

/** What the last of the matched routes to speak says about the page. */
export function metaOf(matches: Head[]) {
  const meta = matches.flatMap((match) => match.meta ?? [])
  return {
    // Of an address that no route knows, nothing speaks.
    title: meta.findLast((tag) => tag?.title)?.title ?? titleOf('Not found'),
    description: meta.findLast((tag) => tag?.name === 'description')?.content,
  }
}

export function headTags(matches: Head[]) {
  const { title, description = descriptions[matches.at(-1)?.staticData?.page ?? ''] } = metaOf(matches)
  const tags = [`<title>${escapeHtml(title)}</title>`, `<meta property="og:title" content="${escapeHtml(title)}">`]
  if (description) {
    tags.push(`<meta name="description" content="${escapeHtml(description)}">`)
    tags.push(`<meta property="og:description" content="${escapeHtml(description)}">`)
  }
  return tags.join('')
}

function escapeHtml(text: string) {
  return text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)
}
