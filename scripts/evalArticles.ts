import { type Judged, judge, readArticlePrompts } from '../eval/material/articles.ts'
import { createWikipedia } from '../server/material/wikipedia/service.ts'
import { loopbackFetching } from '../server/testing/mediawiki/fetching.ts'
import { startMediaWiki } from '../server/testing/mediawiki/server.ts'

/** Finds an article for each prompt on the test double of MediaWiki: `node scripts/evalArticles.ts [prompts.csv]`. */
const file = process.argv[2] ?? 'eval/material/prompts.csv'
const wiki = await startMediaWiki()
const wikipedia = createWikipedia({ fetching: loopbackFetching(), url: wiki.url })
const judged: Judged[] = []
for (const prompt of readArticlePrompts(file)) judged.push(await judge(wikipedia, prompt))
await wiki.close()

for (const { verdict, kind, prompt, found, titles } of judged) {
  const wanted = verdict === 'missed' ? ` (wanted ${titles.join(' or ')})` : ''
  console.log(`${verdict.padEnd(7)} ${kind.padEnd(10)} ${prompt} → ${found.join(' | ') || 'nothing'}${wanted}`)
}
const count = (verdict: string) => judged.filter((one) => one.verdict === verdict).length
const times = judged.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)
console.log(
  `\nright ${count('right')}, choice ${count('choice')}, missed ${count('missed')} of ${judged.length};`,
  `${wiki.asked.length} requests; median ${times[times.length >> 1]?.toFixed(0)} ms, slowest ${times.at(-1)?.toFixed(0)} ms`,
)
