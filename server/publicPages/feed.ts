import type { PublicTopicRow } from '../catalog/service.ts'
import { say, spokenLanguage } from '../words.ts'
import { escaped } from './xml.ts'

/** An Atom feed of new topics. Their authors aren't named, because they haven't agreed to be named. */
export function feedOf(topics: PublicTopicRow[], publicUrl: string) {
  const title = say(({ hosting }) => hosting.feedTitle)
  const [first] = topics
  const entries = topics.map(({ id, title, summary, subject, language, createdAt }) => {
    const address = escaped(`${publicUrl}/topic-details/${encodeURIComponent(id)}`)
    return `<entry xml:lang="${escaped(language)}"><id>${address}</id><title>${escaped(title)}</title>\
<link rel="alternate" type="text/html" href="${address}"/><updated>${moment(createdAt)}</updated>\
<category term="${escaped(subject)}"/><summary>${escaped(summary)}</summary></entry>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${spokenLanguage()}">
<id>${escaped(publicUrl)}/feed.xml</id>
<title>${escaped(title)}</title>
<link rel="self" type="application/atom+xml" href="${escaped(publicUrl)}/feed.xml"/>
<link rel="alternate" type="text/html" href="${escaped(publicUrl)}/topics"/>
<author><name>Lyceum</name></author>
<updated>${moment(first?.createdAt ?? 0)}</updated>
${entries.join('\n')}
</feed>
`
}

const moment = (at: number) => new Date(at).toISOString()
