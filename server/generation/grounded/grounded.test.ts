import { afterAll, beforeAll, expect, test } from 'vitest'
import { getLesson, type Topic } from '#contract/catalog.ts'
import { getPassage } from '#contract/passages.ts'
import { getQuiz } from '#contract/quizzes.ts'
import type { TestApp, TestUser } from '../../testing/app.ts'
import {
  claimsIn,
  groundedDouble,
  groundedLesson,
  groundedStepOf,
  hear,
  sentencesIn,
} from '../../testing/groundedDouble.ts'
import { answerTo } from '../../testing/learning.ts'
import { addText, ESTUARIES, makeTopicOf, RIVERS } from '../../testing/material.ts'
import { startModelApp } from '../../testing/modelApp.ts'
import { factsIn, faulting, stepOf } from '../../testing/modelDouble.ts'
import type { Asked, Reaction } from '../../testing/modelServer.ts'

let app: TestApp
let stop: () => Promise<void>
let ann: TestUser
let react: (asked: Asked) => Reaction | undefined = () => undefined
beforeAll(async () => {
  const started = await startModelApp(
    (asked) => {
      hear(asked)
      return react(asked) ?? groundedDouble(asked)
    },
    { topicsADay: { none: 100, paid: 100 } },
  )
  app = started.app
  stop = started.stop
  ann = await app.signedIn('Ann')
})
afterAll(() => stop())

const SOURCE = ESTUARIES.replaceAll('**', '')
/** The first words of a sentence, which its passage contains as well. */
const beginningOf = (sentence: string) => sentence.split(' ').slice(0, 4).join(' ')
let count = 0
/** A text that nobody has added before, so that each test has material of its own. */
const ownText = () => `${ESTUARIES}\n\nThis is copy number ${++count} of the text.`

async function make(own: typeof react, choice: { writer?: 'rules' | 'model' } = {}, text = ownText()) {
  react = own
  const material = await addText(app, ann, text)
  return makeTopicOf(app, ann, material.id, choice)
}

/** All passages that the topic's lessons and explanations link to. Each of them must be in the source. */
async function passagesOf(topic: Topic) {
  const found: { lessonId: string; n: number; quote: string }[] = []
  for (const { id: lessonId } of topic.lessons) {
    const { html, quizId } = await app.ask(getLesson, { id: lessonId }, { as: ann })
    const numbers = new Set([...html.matchAll(/href="#passage-(\d+)"/g)].map(([, n]) => Number(n)))
    const { questions } = quizId ? await app.ask(getQuiz, { id: quizId }, { as: ann }) : { questions: [] }
    for (const { id: questionId } of questions) {
      const body = { attemptId: crypto.randomUUID(), quizId, questionId, answer: await answerTo(app, questionId) }
      const { text } = await app.call('POST', '/quizzes/answer', { as: ann, body })
      const own = [...text.matchAll(/href=\\"#passage-(\d+)\\"/g)].map(([, n]) => Number(n))
      expect(own.length).toBeGreaterThan(0)
      for (const n of own) numbers.add(n)
    }
    for (const n of numbers) {
      const { quote } = await app.ask(getPassage, { lessonId, n }, { as: ann })
      expect(`${SOURCE}\n\nThis is copy number ${count} of the text.`).toContain(quote)
      found.push({ lessonId, n, quote })
    }
  }
  return found
}

test('a model writes from the material, and each statement and question leads to its passage', async () => {
  const { topic } = await make(() => undefined)
  expect(topic).toMatchObject({ origin: 'material', state: 'ready', source: { kind: 'markdown' } })
  expect(topic.support).toMatchObject({ judge: 'checker-1' })
  expect(topic.support?.statements).toBeGreaterThan(5)
  expect(topic.support?.supported).toBe(topic.support?.statements)
  expect(topic.checks.join('\n')).toContain('written by the language model writer-1 from the source')
  expect((await passagesOf(topic)).length).toBeGreaterThan(5)
  expect(topic.quizzes[0]?.questionCount).toBeGreaterThan(1)
  const lesson = await app.ask(getLesson, { id: topic.lessons[0]?.id ?? '' }, { as: ann })
  expect(lesson.html).not.toMatch(/\[s\d/)
})

test('a wrong output of a code sample is corrected, and code keeps its brackets', async () => {
  const code = 'rules = {"tide": lambda hours: hours * 2}\nprint(rules["tide"](6))'
  const { topic } = await make((asked) =>
    groundedStepOf(asked) === 'lesson'
      ? {
          text: groundedLesson(
            asked.prompt,
            `\n\n\`\`\`python\n${code}\n\`\`\`\n\n\`\`\`output\n13\n\`\`\`\n\nNow look at [the coast](https://example.org).`,
          ),
        }
      : undefined,
  )
  const { html } = await app.ask(getLesson, { id: topic.lessons[0]?.id ?? '' }, { as: ann })
  const text = html.replace(/<[^>]*>/g, '').replaceAll('&quot;', '"')
  expect(text).toContain(code)
  expect(text).toMatch(/^12$/m)
  expect(html).not.toContain('example.org')
  expect(topic.checks.join('\n')).toContain(
    `Wrong outputs that were replaced by what the sample really prints: ${topic.lessons.length}.`,
  )
})

test('the person can have the text’s own words instead, without the model', async () => {
  let calls = 0
  const { topic } = await make(
    () => {
      calls += 1
      return undefined
    },
    { writer: 'rules' },
  )
  expect(calls).toBe(0)
  expect(topic.checks.at(-1)).toMatch(/^Made by rule/)
  expect(topic.support).toBeUndefined()
})

test('what the source doesn’t support is rewritten once or cut, and what is left partly supported is counted', async () => {
  const invented = 'Estuaries were first mapped by Queen Boudica in 1492.'
  const bare = 'Every harbour in the world lies in an estuary.'
  const stretched = 'All birds of the world feed here in winter.'
  const { topic } = await make((asked) => {
    const step = groundedStepOf(asked)
    const [first] = sentencesIn(asked.prompt)
    if (step === 'lesson')
      return {
        text: groundedLesson(
          asked.prompt,
          `\n\n${invented} [${first?.mark}] ${bare} ${stretched} [${first?.mark}] Now look at the coast.\n\n## Misconceptions\n\n### Tides are storms\n\nTides are what storms make. [s9999]`,
        ),
      }
    if (step === 'mend')
      return {
        text: JSON.stringify({
          claims: [...asked.prompt.matchAll(/id: (c\d+)\ntext: ([^\n]*)/g)].map(([, id, text = '']) => {
            if (text.includes('Boudica')) return { id, text: `${first?.text} [${first?.mark}]` }
            return { id, text: text.includes('birds') ? 'Some birds may feed here. [s1]' : 'Still invented.' }
          }),
        }),
      }
    if (step !== 'support') return undefined
    const verdictOf = (claim: string, cited: string) => {
      if (claim.startsWith('Now look')) return 'none'
      if (claim.startsWith('Some birds')) return 'partly'
      return cited.includes(claim) ? 'supported' : 'not'
    }
    const claims = claimsIn(asked.prompt).map(({ id, claim, cited }) => ({
      id,
      verdict: verdictOf(claim, cited),
      why: '',
    }))
    return { text: JSON.stringify({ claims }) }
  })
  const { html } = await app.ask(getLesson, { id: topic.lessons[0]?.id ?? '' }, { as: ann })
  expect(html).not.toMatch(/Boudica|Every harbour|All birds|storms|Misconceptions/)
  expect(html).toContain('Some birds may feed here.')
  expect(html).toContain('Now look at the coast.')
  const { supported = 0, statements = 0 } = topic.support ?? {}
  expect(statements - supported).toBe(topic.lessons.length)
  await passagesOf(topic)
})

test('what the checker knows to be false is said as far as the source supports it, or left out, and the topic says so', async () => {
  let [softened, gone, kept] = ['', '', '']
  const { topic } = await make((asked) => {
    if (groundedStepOf(asked) === 'mend') {
      const { mark = '' } = sentencesIn(asked.prompt).find(({ text }) => text.includes(softened)) ?? {}
      const claims = [...asked.prompt.matchAll(/id: (c\d+)\ntext: ([^\n]*)\nwrong: ([^\n]*)/g)].map(
        ([, id, text, why]) => {
          expect(why).toMatch(/^It is false, although the source says so: (Not all|It was later)\.$/)
          return { id, text: text === softened ? `${beginningOf(softened)} [${mark}]` : `It was in 1825. [${mark}]` }
        },
      )
      return { text: JSON.stringify({ claims }) }
    }
    if (stepOf(asked) !== 'facts' || softened !== '') return undefined
    const sentences = factsIn(asked.prompt)
    ;[softened, gone, kept] = [2, 4, 6].map((place) => sentences[place]?.text ?? '') as [string, string, string]
    const claims = sentences.map(({ id, text }) => {
      if (text === softened) return { id, verdict: 'false', why: 'Not all.', better: 'Some do.' }
      if (text === gone) return { id, verdict: 'false', why: 'It was later.', better: 'It was in 1825.' }
      return text === kept
        ? { id, verdict: 'unsure', why: 'Who knows?', better: 'Nobody knows.' }
        : { id, verdict: 'true', why: '', better: '' }
    })
    return { text: JSON.stringify({ claims }) }
  })
  const lessons = await Promise.all(topic.lessons.map(({ id }) => app.ask(getLesson, { id }, { as: ann })))
  const text = lessons.map(({ html }) => html.replace(/<[^>]*>/g, '')).join('\n')
  expect(text).not.toContain(softened)
  expect(text).toContain(beginningOf(softened))
  expect(text).not.toMatch(/in 1825|Nobody knows|Some do/)
  expect(text).not.toContain(gone)
  expect(text).toContain(kept)
  const told = topic.checks.find((check) => check.includes('holds to be wrong')) ?? ''
  expect(told).toContain('(2)')
  expect(told).toContain(`“${softened}” (Not all.)`)
  expect(told).toContain(`“${gone}” (It was later.)`)
  await passagesOf(topic)
})

test('a checker that holds most of a source to be false changes nothing', async () => {
  const { topic } = await make((asked) =>
    stepOf(asked) === 'facts'
      ? {
          text: JSON.stringify({
            claims: factsIn(asked.prompt).map(({ id }) => ({ id, verdict: 'false', why: 'No.', better: '' })),
          }),
        }
      : undefined,
  )
  expect(topic.support?.supported).toBe(topic.support?.statements)
  expect(topic.support?.statements).toBeGreaterThan(5)
  expect(topic.checks.join('\n')).not.toContain('holds to be wrong')
})

test('sentences that repeat or contradict another lesson are left out, and nothing comes in without a passage', async () => {
  let repeated = ''
  const own: typeof react = (asked) => {
    if (stepOf(asked) !== 'whole') return undefined
    const [second = ''] = /^# Lesson 2: [\s\S]*?(?=\n\n# )/m.exec(asked.prompt) ?? []
    const [quote = ''] = [...second.matchAll(/[A-Z][^\n.]*\. \[\\\[\d+\\\]\]\(#passage-\d+\)$/gm)].at(-1) ?? []
    repeated = quote.split('. [')[0] ?? ''
    const [first = ''] = /[A-Z][^\n.]*\. \[\\\[1\\\]\]\(#passage-1\)/.exec(asked.prompt) ?? []
    const findings = [
      { lesson: 2, kind: 'repeated', why: 'Lesson 1 says it.', quote, replacement: '' },
      { lesson: 1, kind: 'contradiction', why: 'It is a lake.', quote: first, replacement: 'Estuaries are lakes.' },
      { lesson: 1, kind: 'gap', why: 'Lakes are missing.', quote: first, replacement: `${first} Lakes are deep.` },
    ]
    return { text: JSON.stringify({ findings }) }
  }
  const { topic } = await make(own, {}, RIVERS)
  expect(repeated.length).toBeGreaterThan(20)
  const { html } = await app.ask(getLesson, { id: topic.lessons[1]?.id ?? '' }, { as: ann })
  expect(html).not.toContain(repeated)
  for (const { id } of topic.lessons)
    expect((await app.ask(getLesson, { id }, { as: ann })).html).not.toMatch(/are lakes|Lakes are deep/)
  expect(topic.checks).toContain(
    'The language model checker-1 read the whole topic once, for contradictions, errors and repeated parts: 1 place changed.',
  )
})

test('an error of the source is left out, also if the topic has a single lesson', async () => {
  let wrong = ''
  const { topic } = await make((asked) => {
    if (stepOf(asked) === 'confirm') return faulting(asked, (version) => version.startsWith(wrong))
    if (stepOf(asked) !== 'whole') return undefined
    const sentences = [...asked.prompt.matchAll(/[A-Z][^\n.]*\. \[\\\[\d+\\\]\]\(#passage-\d+\)$/gm)]
    const [quote = ''] = sentences.at(-1) ?? []
    wrong = quote.split('. [')[0] ?? ''
    const finding = { lesson: 1, kind: 'error', why: 'It is out of date.', quote, replacement: '' }
    return { text: JSON.stringify({ findings: [finding] }) }
  })
  expect(topic.lessons).toHaveLength(1)
  expect(wrong.length).toBeGreaterThan(20)
  const { html } = await app.ask(getLesson, { id: topic.lessons[0]?.id ?? '' }, { as: ann })
  expect(html).not.toContain(wrong)
  expect(topic.checks.join('\n')).toContain(
    'read the whole topic once, for contradictions, errors and repeated parts: 1 place',
  )
})

/** The worst replies of a writer and a checker. Even with these, something is left to publish. */
const WORST: [string, (asked: Asked) => Reaction | undefined][] = [
  [
    'marks that stand for nothing',
    (asked) =>
      groundedStepOf(asked) === 'lesson'
        ? {
            text: groundedLesson(asked.prompt, '\n\nThe sea is deep here. [s0] [s-4] [sX] [s99999999] [12] [s1-s9000]'),
          }
        : undefined,
  ],
  [
    'links and numbers of its own',
    (asked) =>
      groundedStepOf(asked) === 'lesson'
        ? { text: groundedLesson(asked.prompt, '\n\nSee [this](#passage-7) and [1] and [\\[2\\]](#passage-2). [s1]') }
        : undefined,
  ],
  [
    'a checker that says yes to all',
    (asked) =>
      groundedStepOf(asked) === 'support'
        ? {
            text: JSON.stringify({
              claims: claimsIn(asked.prompt).map(({ id }) => ({ id, verdict: 'Supported', why: 7 })),
            }),
          }
        : undefined,
  ],
  [
    'a checker that stops in the middle',
    (asked) =>
      groundedStepOf(asked) === 'support' && claimsIn(asked.prompt).length > 4
        ? { text: `Sure! \`\`\`json\n${groundedDouble(asked).text?.slice(0, 160)}`, finish: 'length' }
        : undefined,
  ],
  [
    'a mender that sends prose',
    (asked) =>
      groundedStepOf(asked) === 'lesson'
        ? { text: groundedLesson(asked.prompt, '\n\nMermaids live in the mud of the delta. [s1]') }
        : groundedStepOf(asked) === 'mend'
          ? { text: 'I would rather not.' }
          : undefined,
  ],
  [
    'questions that quote what nobody said',
    (asked) =>
      asked.system.startsWith('You write quiz')
        ? {
            text: groundedDouble(asked).text?.replace(/"evidence":"[^"]*"/, '"evidence":"The moon is made of cheese."'),
          }
        : undefined,
  ],
]
test.each(WORST)('every quote stands in the source: %s', async (_name, own) => {
  const { topic } = await make(own)
  expect((await passagesOf(topic)).length).toBeGreaterThan(3)
  for (const { id } of topic.lessons) {
    const { html } = await app.ask(getLesson, { id }, { as: ann })
    expect(html).not.toMatch(/\[s\d|Mermaids|cheese|>this</)
  }
})

test('a checker that judges nothing publishes nothing', async () => {
  react = (asked) => (groundedStepOf(asked) === 'support' ? { text: 'All fine, I guess.' } : undefined)
  const material = await addText(app, ann, ownText())
  await expect(makeTopicOf(app, ann, material.id)).rejects.toThrow('We couldn’t use the language model’s answer')
})
