import { afterEach, expect, test } from 'vitest'
import { getLesson, getTopic } from '#contract/catalog.ts'
import type { Models } from '../../models/service.ts'
import { listen, startModelApp } from '../../testing/modelApp.ts'
import { factsIn, lessonText, stepOf } from '../../testing/modelDouble.ts'
import type { Asked } from '../../testing/modelServer.ts'
import { checkFacts } from './facts.ts'

const LESSON = lessonText('The cross')
const account = { jobId: 'j', uid: 'u', topicId: 't', step: 'lesson lesson-1' }

type Judging = { id: string; verdict: string; why?: string; better?: string }

/** Checks a lesson with a fake checker, whose verdict on each sentence comes from `judge`. */
async function checkedBy(judge: (text: string) => Omit<Judging, 'id'>, markdown = LESSON) {
  const asked: string[] = []
  const models: Models = {
    writer: { provider: 'compatible', model: 'writer-1' },
    checker: { provider: 'compatible', model: 'checker-1' },
    text: () => Promise.reject(new Error('Only facts are asked for.')),
    object: async ({ prompt, schema }) => {
      const claims = [...prompt.matchAll(/^(c\d+): (.*)$/gm)].map(([, id = '', text = '']) => {
        asked.push(text)
        return { id, why: '', better: '', ...judge(text) }
      })
      return schema.parse({ claims })
    },
  }
  const given = { account, title: 'The cross', language: 'English', markdown }
  return { asked, ...(await checkFacts(models, given, new AbortController().signal)) }
}
const held = { verdict: 'true' }

test('a lesson that the checker agrees with stays as it is', async () => {
  const { asked, markdown, judged, changed } = await checkedBy(() => held)
  expect(markdown).toBe(LESSON)
  expect([judged, changed]).toEqual([asked.length, 0])
})

test('neither the worked example nor reasons for wrong beliefs are judged', async () => {
  const { asked } = await checkedBy(() => held)
  expect(asked.join('\n')).not.toContain('A band is to be two centimetres wide.')
  expect(asked.join('\n')).not.toContain('It holds like a net.')
  expect(asked).toContain('**In fact:** The threads cross and twist, and pins hold them until the rows around them do.')
})

test('a false sentence is replaced, and one with nothing true in it is left out', async () => {
  const { markdown, changed } = await checkedBy((text) => {
    if (text.startsWith('The pattern')) return { verdict: 'false', better: 'The pattern lies under the pins.' }
    return text.startsWith('Wider bands') ? { verdict: 'unsure' } : held
  })
  expect(changed).toBe(2)
  expect(markdown).toContain('cannot slip. The pattern lies under the pins.\n')
  expect(markdown).not.toContain('Wider bands')
  expect(markdown).toContain('### How many\n\nA band of one centimetre takes eight pairs of bobbins.\n')
})

test('a checker that would leave nothing of a lesson changes nothing', async () => {
  const { markdown, judged, changed } = await checkedBy(() => ({ verdict: 'false' }))
  expect([markdown, judged, changed]).toEqual([LESSON, 0, 0])
})

test('what introduces a sentence stays before what replaces it', async () => {
  const better = 'The threads cross and twist.'
  const { markdown } = await checkedBy((text) =>
    text.includes('until the rows') ? { verdict: 'false', better } : held,
  )
  expect(markdown).toContain(`**In fact:** ${better}\n`)
})

test.each(['## A heading', 'Two\n\nparagraphs', '- a list', '```js'])(
  '%j never comes into a lesson',
  async (better) => {
    const { markdown } = await checkedBy((text) =>
      text.startsWith('The pattern') ? { verdict: 'false', better } : held,
    )
    expect(markdown).not.toContain(better)
  },
)

test('sentences that the checker leaves out or invents change nothing', async () => {
  const { markdown, judged, changed } = await checkedBy((text) =>
    text.startsWith('The pattern') ? held : { verdict: 'perhaps' },
  ).catch(() => ({ markdown: LESSON, judged: 0, changed: 0 }))
  expect([markdown, judged, changed]).toEqual([LESSON, 0, 0])
})

/*
 * 40 lessons with a planted fault each, and 20 sound ones. The fake checker knows the truth, so this tests that its
 * corrections get into the lessons, but not how good a real checker is (docs/checks.md).
 */
test('40 planted faults are corrected, and 20 sound lessons stay as they are', async () => {
  const planted = Array.from({ length: 60 }, (_, place) => {
    const truth = `The pillow of workshop ${place} has ${place + 3} pins.`
    const fault = place < 40 ? `The pillow of workshop ${place} always has ${place + 4} pins.` : null
    const markdown = LESSON.replace('Two crosses beside', `${fault ?? truth} Two crosses beside`)
    return { truth, fault, markdown }
  })
  for (const { truth, fault, markdown } of planted) {
    const found = await checkedBy((text) => (text === fault ? { verdict: 'false', better: truth } : held), markdown)
    expect(found.changed).toBe(fault === null ? 0 : 1)
    expect(found.markdown).toContain(truth)
    if (fault === null) expect(found.markdown).toBe(markdown)
    else expect(found.markdown).not.toContain(fault)
  }
})

let stop: (() => Promise<void>) | undefined
afterEach(() => stop?.())

/** A topic made for Ann, with the app and the model server that made it. */
async function topicBy(...given: Parameters<typeof startModelApp>) {
  const running = await startModelApp(...given)
  stop = running.stop
  const { app, model } = running
  const ann = await app.signedIn()
  const { socket, ask } = await listen(app, ann)
  const { topicId } = await ask()
  socket.disconnect()
  return { app, model, ann, topic: await app.ask(getTopic, { id: topicId }, { as: ann }) }
}

const WIDER = 'Wider bands take more, always in even numbers, since a lone thread has nothing to cross with.'
const BETTER = 'Wider bands take more pairs.'
const doubts = (asked: Asked) =>
  stepOf(asked) === 'facts'
    ? {
        text: JSON.stringify({
          claims: factsIn(asked.prompt).map(({ id, text }) => ({
            ...{ id, verdict: text === WIDER ? 'false' : 'true', why: '' },
            better: text === WIDER ? BETTER : '',
          })),
        }),
      }
    : undefined

test('a statement that the checker holds to be false is corrected before anybody reads it', async () => {
  const { topic, app, ann } = await topicBy(doubts)
  const { statements = 0, ...support } = topic.support ?? {}
  expect(support).toEqual({ supported: statements - 3, judge: 'checker-1', by: 'knowledge' })
  const { html } = await app.ask(getLesson, { id: topic.lessons[0]?.id ?? '' }, { as: ann })
  expect(html).toContain(BETTER)
  expect(html).not.toContain('lone thread')
})

test('if what the checker would say instead can’t be shown, the lesson is kept as it was written', async () => {
  const better = '[ '.repeat(490)
  const { topic, app, ann } = await topicBy((asked) =>
    stepOf(asked) === 'facts'
      ? {
          text: JSON.stringify({
            claims: factsIn(asked.prompt).map(({ id }, at) => ({
              id,
              verdict: at < 12 ? 'false' : 'true',
              why: '',
              better,
            })),
          }),
        }
      : undefined,
  )
  expect(topic.state).toBe('ready')
  const { html } = await app.ask(getLesson, { id: topic.lessons[0]?.id ?? '' }, { as: ann })
  expect(html).toContain('lone thread')
})

test('a host can leave out the check of statements', async () => {
  const { topic, model } = await topicBy(doubts, { checks: 'items' })
  expect(topic.support).toBeUndefined()
  expect(model.calls.map(stepOf)).not.toContain('facts')
})

test('if the checker won’t judge the statements, the lesson is kept and nothing is claimed', async () => {
  const { topic } = await topicBy((asked) => (stepOf(asked) === 'facts' ? { text: 'I would rather not.' } : undefined))
  expect(topic.state).toBe('ready')
  expect(topic.support).toBeUndefined()
})
