import { expect, test } from 'vitest'
import { createWikipedia } from '../../server/material/wikipedia/service.ts'
import { loopbackFetching } from '../../server/testing/mediawiki/fetching.ts'
import { startMediaWiki } from '../../server/testing/mediawiki/server.ts'
import { judge, readArticlePrompts } from './articles.ts'

test('the prompts that the rules were made with find their articles', async () => {
  const wiki = await startMediaWiki()
  const wikipedia = createWikipedia({ fetching: loopbackFetching(), url: wiki.url })
  const prompts = readArticlePrompts('eval/material/prompts-dev.csv')
  const judged = await Promise.all(prompts.map((prompt) => judge(wikipedia, prompt)))
  await wiki.close()
  expect(judged.filter(({ verdict }) => verdict === 'missed')).toEqual([])
})
