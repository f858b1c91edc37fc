import { notFound } from '#words/app.titles.ts'
import { titleOf } from '../ui/title.ts'
import { descriptions } from './descriptions.ts'

type Head = {
  staticData?: { page?: string }
  meta?: ({ title?: string; name?: string; content?: string } | undefined)[] | undefined
}

/** Title and description of the page, from the innermost matched route that sets them. */
export function metaOf(matches: Head[]) {
  const meta = matches.flatMap((match) => match.meta ?? [])
  return {
    // If no route matches, the title is 'not found' and there is no description.
    title: meta.findLast((tag) => tag?.title)?.title ?? titleOf(notFound),
    description: meta.findLast((tag) => tag?.name === 'description')?.content,
  }
}

export function headTags(matches: Head[]) {
  const { title, description = descriptions[matches.at(-1)?.staticData?.page ?? ''] } = metaOf(matches)
  const tags = [`<title>${escapeHtml(title)}</title>`, metaTag('property', 'og:title', title)]
  if (description) {
    tags.push(metaTag('name', 'description', description))
    tags.push(metaTag('property', 'og:description', description))
  }
  return tags.join('')
}

const metaTag = (attribute: 'name' | 'property', name: string, content: string) =>
  `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`

function escapeHtml(text: string) {
  return text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)
}
