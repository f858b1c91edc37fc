import { expect, test } from 'vitest'
import { getTopic } from '#contract/catalog.ts'
import { listen, startModelApp } from '../testing/modelApp.ts'
import { modelDouble, stepOf } from '../testing/modelDouble.ts'
import { languageTag } from './language.ts'

test.each([
  ['English', 'en'],
  ['Spanish', 'es'],
  ['german', 'de'],
  ['Brazilian Portuguese', 'pt'],
  ['Chinese (simplified)', 'zh'],
  ['Arabic', 'ar'],
  ['Hebrew', 'he'],
  ['Ukrainian', 'uk'],
  ['Klingonese', 'und'],
  ['', 'und'],
])('%s is %s', (name, tag) => {
  expect(languageTag(name)).toBe(tag)
})

test('a topic that a model wrote is of the language that was asked in, one of the library is English', async () => {
  const { app, stop } = await startModelApp((asked) =>
    stepOf(asked) === 'understand' ? { text: modelDouble(asked).text?.replace('English', 'Persian') } : undefined,
  )
  const ann = await app.signedIn()
  const { ask } = await listen(app, ann)
  const languageOf = async (topicId: string) => (await app.ask(getTopic, { id: topicId }, { as: ann })).language
  expect(await languageOf((await ask()).topicId)).toBe('fa')
  expect(await languageOf((await ask('reef knot')).topicId)).toBe('en')
  await stop()
})
