import { afterEach, expect, test } from 'vitest'
import { getLesson, getTopic } from '#contract/catalog.ts'
import { listVersions } from '#contract/editing.ts'
import { listNotices } from '#contract/notices.ts'
import { getQuiz } from '#contract/quizzes.ts'
import { saveLessonPlace } from '#contract/reading.ts'
import type { TestUser } from '../../testing/app.ts'
import { listen, startModelApp } from '../../testing/modelApp.ts'
import { faulting, LESSONS, lessonOf, lessonText, modelDouble, questionsOf, stepOf } from '../../testing/modelDouble.ts'
import type { Asked, Reaction } from '../../testing/modelServer.ts'
import { claimsIn, claimsOf } from '../claims.ts'

type Finding = { lesson: number; kind: string; quote: string; replacement: string }
type Fault = Omit<Finding, 'lesson'> & { place: number }

const AFTER = 'Two crosses beside a pin make a stitch that cannot slip.'
const FAULTS: Fault[] = [
  {
    place: 1,
    kind: 'contradiction',
    quote: 'In this cross the right thread lies over the left one.',
    replacement: 'In this cross, too, the left thread lies over the right one.',
  },
  {
    place: 1,
    kind: 'unexplained',
    quote: 'The gimp goes in before the pins.',
    replacement: 'The gimp, a thicker thread that draws outlines, goes in before the pins.',
  },
  {
    place: 1,
    kind: 'error',
    quote: 'Each row takes half as many pins as the row before it.',
    replacement: 'In this pattern, each row takes as many pins as the row before it.',
  },
  {
    place: 2,
    kind: 'repeated',
    quote: 'A plait has three strands, and each in turn goes over its neighbour.',
    replacement: '',
  },
  {
    place: 2,
    kind: 'gap',
    quote: 'A ground fills the space between motifs.',
    replacement: 'A ground fills the space between motifs. Beginners make it of linen thread.',
  },
]
const faultsAt = (place: number) => FAULTS.filter((fault) => fault.place === place)
const EDGES = 'An edge is made like a plait of four threads.'
const flawed = (place: number) =>
  lessonText(LESSONS[place] ?? '')
    .replace('## Worked example', `### Edges\n\n${EDGES}\n\n## Worked example`)
    .replace(AFTER, [...faultsAt(place).map(({ quote }) => quote), AFTER].join(' '))

/** The text of a lesson in the prompt of a `whole` call. */
const shownIn = (prompt: string, place: number) =>
  prompt.split(`# Lesson ${place + 1}: `)[1]?.split('\n# Stays word for word')[0] ?? ''
const findings = (found: Finding[]): Reaction => ({
  text: JSON.stringify({ findings: found.map((one) => ({ why: 'It does not fit.', ...one })) }),
})
/** A double of the checker. It names each fault whose text is in the prompt. */
const named = ({ prompt }: Asked) =>
  findings(
    FAULTS.filter(({ place, quote }) => shownIn(prompt, place).includes(quote)).map(({ place, ...fault }) => ({
      lesson: place + 1,
      ...fault,
    })),
  )

let running: Awaited<ReturnType<typeof startModelApp>> | undefined
let ann: TestUser | undefined
afterEach(async () => {
  await running?.stop()
  running = undefined
})

type React = (asked: Asked) => Reaction | Promise<Reaction>
/** A double of the checker. When it reads passages again, it finds a fault in what it named, and in nothing else. */
const agreeing: React = (asked) => faulting(asked, (version) => isNamed(version))
const isNamed = (version: string) =>
  [...FAULTS, ...refused.map(([, finding]) => finding)].some(({ quote }) => quote === version)

/**
 * Makes a topic for Ann. `whole` returns the checker's reply when it reads the topic, and may do something else first.
 * `confirm` returns its reply when it reads the passages again.
 */
async function topicBy(
  whole: React,
  { isFlawed = false, confirm = agreeing, ...own }: { isFlawed?: boolean; confirm?: React; checks?: 'items' } = {},
) {
  running = await startModelApp((asked) => {
    if (stepOf(asked) === 'whole') return whole(asked)
    if (stepOf(asked) === 'confirm') return confirm(asked)
    return isFlawed && stepOf(asked) === 'lesson' ? { text: flawed(lessonOf(asked)) } : undefined
  }, own)
  const { app, model } = running
  ann = await app.signedIn()
  const { socket, ask } = await listen(app, ann)
  const noticed: string[] = []
  socket.on('noticed', ({ notice }) => noticed.push(notice.text))
  const { topicId } = await ask()
  socket.disconnect()
  const topic = await app.ask(getTopic, { id: topicId }, { as: ann })
  const lessons = await Promise.all(topic.lessons.map(({ id }) => app.ask(getLesson, { id }, { as: ann })))
  const versions = await Promise.all(
    topic.lessons.map(async ({ id }) => {
      const { items } = await app.ask(listVersions, { kind: 'lesson', topicId, id }, { as: ann })
      return items.map(({ source }) => source)
    }),
  )
  const { items: news } = await app.ask(listNotices, {}, { as: ann })
  const callsOf = (step: string) => model.calls.filter((asked) => stepOf(asked) === step)
  const calls = callsOf('whole')
  const confirming = callsOf('confirm')
  return { app, ann, topic, lessons, versions, calls, confirming, noticed, news: news.map(({ text }) => text) }
}

const READ =
  'The language model checker-1 read the whole topic once, for contradictions, errors, repeated parts, unexplained terms and gaps:'
const AGAIN = 'It read what it called wrong a second time before anything changed.'

test('what contradicts, errs, repeats, comes unexplained or is missing is mended, and a sound lesson stays', async () => {
  const { topic, lessons, versions, calls, news, app, ann } = await topicBy(named, { isFlawed: true })
  expect(calls).toHaveLength(1)
  expect(calls[0]?.model).toBe('checker-1')
  for (const { place, quote, replacement, kind } of FAULTS) {
    const { html = '' } = lessons[place] ?? {}
    if (kind !== 'gap') expect(html).not.toContain(quote)
    expect(html).toContain(replacement)
    expect(html).toContain(AFTER)
  }
  expect(topic.state).toBe('ready')
  expect(topic.checks).toContain(`${READ} 5 places changed. ${AGAIN}`)
  expect(versions).toEqual([[], ['model', 'original'], ['model', 'original']])
  expect(news).toEqual([])
  // What was found when the lessons were written still holds: the count of statements, and all questions.
  expect(topic.support?.statements).toBeGreaterThan(20)
  const quiz = await app.ask(getQuiz, { id: topic.quizzes[1]?.id ?? '' }, { as: ann })
  expect(quiz.questions).toHaveLength(questionsOf().length)
})

test('the checker sees what was asked for, each lesson and what questions quote from it, but no keys', async () => {
  const { calls } = await topicBy(modelDouble)
  const { prompt = '' } = calls[0] ?? {}
  expect(prompt).toContain('# Request\nbobbin lace')
  for (const [place, title] of LESSONS.entries()) {
    expect(shownIn(prompt, place)).toContain(`${title} is an old craft of crossing threads.`)
    expect(prompt).toContain(`# Stays word for word in lesson ${place + 1}\n`)
  }
  expect(prompt).toContain('A pin holds each cross until the next row is done.')
  expect(prompt).not.toContain('A small knot')
})

test('lessons in which nothing is found stay as they were written', async () => {
  const { topic, versions, calls, confirming } = await topicBy(modelDouble)
  expect(calls).toHaveLength(1)
  expect(confirming).toEqual([])
  expect(versions).toEqual([[], [], []])
  expect(topic.checks).toContain(`${READ} 0 places changed.`)
})

const CORRECTIONS = FAULTS.filter(({ kind }) => kind === 'contradiction' || kind === 'error')

test('what is called wrong is read again, old and new, in the course without these passages', async () => {
  const { confirming } = await topicBy(named, { isFlawed: true })
  expect(confirming.map(({ model }) => model)).toEqual(['checker-1'])
  const [course = '', listed = ''] = confirming[0]?.prompt.split('# Passages\n') ?? []
  const passages: { id: string; a: string; b: string }[] = JSON.parse(listed)
  expect(passages.map(({ id }) => id)).toEqual(['p1', 'p2'])
  for (const [place, { quote, replacement }] of CORRECTIONS.entries()) {
    const { a, b } = passages[place] ?? {}
    expect(new Set([a, b])).toEqual(new Set([quote, replacement]))
    expect(course).not.toContain(quote)
    expect(course).toContain(`[[p${place + 1}]]`)
  }
  for (const title of LESSONS) expect(course).toContain(`${title} is an old craft of crossing threads.`)
})

test.each<[string, (version: string) => boolean]>([
  ['finds nothing wrong with either', () => false],
  ['finds something wrong with both', () => true],
  ['finds something wrong with the new version', (version) => !isNamed(version)],
])('a passage stays if the checker, reading it again, %s', async (_name, isFaulty) => {
  const { topic, lessons } = await topicBy(named, { isFlawed: true, confirm: (asked) => faulting(asked, isFaulty) })
  for (const { place, quote, replacement } of CORRECTIONS) {
    expect(lessons[place]?.html).toContain(quote)
    expect(lessons[place]?.html).not.toContain(replacement)
  }
  expect(topic.checks).toContain(`${READ} 3 places changed. ${AGAIN} Of what it named, 2 more stayed as it was.`)
})

test('a passage that the checker passes over when it reads again stays', async () => {
  const { topic } = await topicBy(named, { isFlawed: true, confirm: modelDouble })
  expect(topic.checks).toContain(`${READ} 3 places changed. ${AGAIN} Of what it named, 2 more stayed as it was.`)
})

test('if the checker cannot read the passages again, they change as it said first', async () => {
  const { topic } = await topicBy(named, { isFlawed: true, confirm: () => ({ text: 'I would rather not.' }) })
  expect(topic.checks).toContain(`${READ} 5 places changed.`)
})

test('anyone who has opened a lesson is told that it has changed, and only then', async () => {
  const { news, noticed, versions } = await topicBy(
    async (asked) => {
      const { app } = running ?? {}
      const lessons = await app?.deps.db.selectFrom('lessons').select('id').orderBy('position').execute()
      // Ann opens the first two lessons. Only the second one changes.
      const place = { block: 1, opening: 'You know how', share: 0.5, headingId: null }
      for (const { id: lessonId } of lessons?.slice(0, 2) ?? [])
        await app?.ask(saveLessonPlace, { lessonId, place }, { as: ann })
      return named(asked)
    },
    { isFlawed: true },
  )
  expect(versions.map((list) => list.length)).toEqual([0, 2, 2])
  const told = [expect.stringMatching(/^“The cross” in “Bobbin lace” has changed since you opened it\./)]
  expect(news).toEqual(told)
  expect(noticed).toEqual(told)
})

const WIDER = 'Wider bands take more, always in even numbers, since a lone thread has nothing to cross with.'
const refused: [string, Finding][] = [
  [
    'a quote that stands nowhere',
    { lesson: 1, kind: 'contradiction', quote: 'Lace is knitted.', replacement: 'It is not.' },
  ],
  [
    'a quote that stands there twice',
    { lesson: 1, kind: 'contradiction', quote: 'the left thread over', replacement: 'a thread over' },
  ],
  [
    'a lesson that is not there',
    { lesson: 4, kind: 'contradiction', quote: WIDER, replacement: 'Wider bands do not.' },
  ],
  [
    'a sentence that a question quotes',
    {
      lesson: 1,
      kind: 'contradiction',
      quote: 'A pin holds each cross until the next row is done.',
      replacement: 'A knot holds each cross.',
    },
  ],
  ['a heading', { lesson: 1, kind: 'contradiction', quote: 'Worked example', replacement: 'Another example' }],
  [
    'the label of a paragraph',
    {
      lesson: 1,
      kind: 'contradiction',
      quote: '**Why people think so:** It holds like a net.',
      replacement: 'It holds like a net.',
    },
  ],
  ['another heading', { lesson: 1, kind: 'gap', quote: WIDER, replacement: '## More' }],
  ['a cut for another reason than repetition', { lesson: 1, kind: 'contradiction', quote: WIDER, replacement: '' }],
  ['a cut that leaves nothing below a heading', { lesson: 1, kind: 'repeated', quote: EDGES, replacement: '' }],
  ['what cannot be shown', { lesson: 1, kind: 'gap', quote: WIDER, replacement: '[ '.repeat(1_400) }],
]
test.each(refused)('%s changes nothing', async (_name, finding) => {
  const { topic, versions, confirming } = await topicBy(() => findings([finding]), { isFlawed: true })
  expect(topic.state).toBe('ready')
  expect(versions).toEqual([[], [], []])
  const again = confirming.length > 0 ? ` ${AGAIN}` : ''
  expect(topic.checks).toContain(`${READ} 0 places changed.${again} Of what it named, 1 more stayed as it was.`)
})

test('one finding that cannot be used does not stop the others', async () => {
  const [first, second] = FAULTS.map(({ place, ...fault }) => ({ lesson: place + 1, ...fault }))
  const lost = { ...refused[0]?.[1], lesson: 2 } as Finding
  const { topic } = await topicBy(() => findings([lost, ...[first, second].flatMap((one) => one ?? [])]), {
    isFlawed: true,
  })
  expect(topic.checks).toContain(`${READ} 2 places changed. ${AGAIN} Of what it named, 1 more stayed as it was.`)
})

test('a checker that would cut most of a lesson leaves two thirds of it', async () => {
  const whole = lessonText(LESSONS[0])
  const quoted = JSON.stringify(questionsOf())
  const sentences = claimsOf(claimsIn(whole)).map(({ text }) => text)
  const cut = sentences.filter((text) => !quoted.includes(text) && !text.startsWith('**'))
  const { lessons, topic } = await topicBy(() =>
    findings(cut.map((quote) => ({ lesson: 1, kind: 'repeated', quote, replacement: '' }))),
  )
  const left = cut.filter((text) => lessons[0]?.html.includes(text))
  expect(left.length).toBeGreaterThan(1)
  expect(left.length).toBeLessThan(cut.length)
  expect(lessons[0]?.html.replace(/<[^>]*>/g, '').length).toBeGreaterThan((whole.length * 2) / 3 - 100)
  expect(topic.checks).toContain(
    `${READ} ${cut.length - left.length} places changed. Of what it named, ${left.length} more stayed as it was.`,
  )
})

test.each<[string, Reaction]>([
  ['will not read', { text: 'I would rather not.' }],
  ['sends something else', { text: '{"findings": "none"}' }],
  ['answers with an error', { status: 400, message: 'The context is too long.' }],
  ['refuses', { text: '', finish: 'content_filter' }],
])('a topic is whole although the checker %s', async (_name, reaction) => {
  const { topic, versions } = await topicBy(() => reaction)
  expect(topic.state).toBe('ready')
  expect(topic.quizzes).toHaveLength(3)
  expect(versions).toEqual([[], [], []])
  expect(topic.checks.join('\n')).toContain('checker-1 could not be used to read the whole topic')
})

test('a host can leave it out', async () => {
  const { topic, calls } = await topicBy(named, { isFlawed: true, checks: 'items' })
  expect(calls).toEqual([])
  expect(topic.checks.join('\n')).not.toContain('whole topic')
})
