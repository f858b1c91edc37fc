import { afterEach, expect, test } from 'vitest'
import { getTopic } from '#contract/catalog.ts'
import { getQuiz } from '#contract/quizzes.ts'
import { listen, startModelApp } from '../../testing/modelApp.ts'
import { lessonOf, modelDouble, namedIn, questionsOf, sheetsIn, stepOf } from '../../testing/modelDouble.ts'
import type { Asked, Reaction } from '../../testing/modelServer.ts'

let running: Awaited<ReturnType<typeof startModelApp>> | undefined
afterEach(async () => {
  await running?.stop()
  running = undefined
})

const matching = (extra: object[]) => ({
  ...questionsOf()[0],
  kind: 'matching',
  stem: 'Which move belongs to each of these threads?',
  options: [],
  pairs: [
    { left: 'the left thread', right: 'over its neighbour', why: 'It lies on top in a cross.' },
    { left: 'the right thread', right: 'under its neighbour', why: 'It lies below in a cross.' },
    { left: 'the pin', right: 'beside the stitch', why: 'It holds the stitch.' },
  ],
  extra,
})
const EXTRA = [{ right: 'into the straw', why: 'Only pins go there.' }]
const STEPS = ['Lay the left pair over', 'Twist both pairs', 'Set the pin', 'Close the row']
const ordering = (stem: string) => ({
  ...questionsOf()[0],
  kind: 'ordering',
  stem,
  options: [],
  steps: STEPS,
  why: 'Each move holds the one before.',
})

/** Solves the questions of these tests: everything is as the key says, and one stem allows a second order. */
function solve(asked: Asked): Reaction {
  const solutions = sheetsIn(asked.prompt).map(({ id, text, options }) => {
    const letterOf = (said: string) => options.find((one) => one.text === said)?.letter ?? ''
    const pairs = matching(EXTRA).pairs.map(({ left, right }) => ({ left: letterOf(left), right: letterOf(right) }))
    const isOrdering = text.includes('kind: ordering')
    const chosen = isOrdering ? STEPS.map(letterOf) : []
    const [a = '', b = '', ...rest] = chosen
    const others = text.includes('in any way') ? [[b, a, ...rest].join('')] : [chosen.join('')]
    const answer = {
      chosen,
      defensible: [],
      truth: null,
      answer: null,
      others: isOrdering ? others : [],
      problem: null,
    }
    return { id, ...answer, pairs: isOrdering ? [] : pairs }
  })
  return { text: JSON.stringify({ solutions }) }
}

/** Makes a topic with a model that replies like this. Returns its first quiz, and the calls to repair questions. */
async function makeTopic(react: Parameters<typeof startModelApp>[0]) {
  running = await startModelApp(react)
  const { app, model } = running
  const ann = await app.signedIn()
  const { socket, ask } = await listen(app, ann)
  const { topicId } = await ask()
  socket.disconnect()
  const { quizzes } = await app.ask(getTopic, { id: topicId }, { as: ann })
  const repairs = model.calls.filter((asked) => stepOf(asked) === 'repair')
  return { app, ann, quizId: quizzes[0]?.id ?? '', repairs, calls: model.calls }
}

/** Makes a topic whose first quiz has these questions, and returns what was asked and what is left out. */
async function topicWith(questions: object | object[], repaired: object | null) {
  const { app, quizId, repairs } = await makeTopic((asked) => {
    const isOurs = lessonOf(asked) === 0
    if (isOurs && stepOf(asked) === 'questions') return { text: JSON.stringify({ questions: [questions].flat() }) }
    if (isOurs && stepOf(asked) === 'repair')
      return { text: JSON.stringify({ questions: repaired ? [{ ...repaired, id: 'q1' }] : [] }) }
    return isOurs && stepOf(asked) === 'solve' ? solve(asked) : modelDouble(asked)
  })
  const kept = await app.deps.db
    .selectFrom('quizQuestions as of')
    .innerJoin('questions', 'questions.id', 'of.questionId')
    .where('of.quizId', '=', quizId)
    .select('questions.item')
    .execute()
  const dropped = await app.deps.db.selectFrom('droppedQuestions').select('reason').execute()
  return { kept, repairs, dropped }
}

test('a question that could be better is mended, and is asked as it was where mending does not help', async () => {
  const better = await topicWith(matching([]), matching(EXTRA))
  expect(better.repairs).toHaveLength(1)
  expect(better.repairs[0]?.prompt).toContain('the last pair is found by exclusion')
  expect(better.kept.map(({ item }) => item.includes('into the straw'))).toEqual([true])
  await running?.stop()

  const same = await topicWith(matching([]), { ...matching([]), stem: 'Which of these moves belongs to each thread?' })
  expect(same.kept.map(({ item }) => item.includes('Which move belongs'))).toEqual([true])
  expect(same.dropped).toEqual([])
  await running?.stop()

  const none = await topicWith(matching([]), null)
  expect(none.kept).toHaveLength(1)
  expect(none.dropped).toEqual([])
})

test('a mended question is left out if another one asks the same', async () => {
  const failing = { ...matching(EXTRA), stem: 'Which of these moves belongs to which thread?', evidence: 'Not there.' }
  const { kept, dropped } = await topicWith([failing, matching([])], matching(EXTRA))
  expect(kept.map(({ item }) => item.includes('into the straw'))).toEqual([false])
  expect(dropped).toHaveLength(1)
})

type Quiz = {
  count?: number
  /** How much longer the right option of the question at this place is than the middle one. */
  longer?: (place: number) => number
  /** What the editor says about the question at this place, and how it would be better. */
  edited?: (place: number) => { options: string; question: object | null } | null
  /** What the editor replies instead. */
  editor?: Reaction
  /** What the checker says of a question when it reads the proofs, by its stem. */
  proof?: (stem: string) => { verdict: string; [found: string]: string }
  /** What it replies instead. */
  proofreader?: Reaction
  /** The writer's second try. */
  mended?: (place: number) => object | null
}

const proofs = ({ prompt }: Asked, proof: Required<Quiz>['proof']): Reaction => ({
  text: JSON.stringify({ questions: namedIn(prompt).map(({ id, question }) => ({ id, ...proof(question.stem) })) }),
})

/** Makes a quiz of questions with one right option, and returns the stems that are asked. */
async function quizWith({
  count = 7,
  longer = (place) => [-2, 0, 2][place % 3] ?? 0,
  edited = () => null,
  editor,
  proof = () => ({ verdict: 'print' }),
  proofreader,
  mended = () => null,
}: Quiz) {
  const written = Array.from({ length: count }, (_, place) => choice(place, longer(place)))
  const answersTo = ({ prompt }: Asked, reply: (place: number) => object | null) => {
    const questions = namedIn(prompt).flatMap(({ id, question }) => {
      const own = reply(written.findIndex(({ stem }) => stem === question.stem))
      return own ? [{ ...own, id }] : []
    })
    return { text: JSON.stringify({ questions }) }
  }
  const { app, ann, quizId, repairs, calls } = await makeTopic((asked) => {
    if (lessonOf(asked) !== 0) return undefined
    if (stepOf(asked) === 'questions') return { text: JSON.stringify({ questions: written }) }
    if (stepOf(asked) === 'edit') return editor ?? answersTo(asked, edited)
    if (stepOf(asked) === 'repair') return answersTo(asked, mended)
    if (stepOf(asked) === 'proofread') return proofreader ?? proofs(asked, proof)
    if (stepOf(asked) !== 'solve') return undefined
    const solutions = sheetsIn(asked.prompt).map(({ id, options }) => {
      const chosen = options.filter((one) => one.text.startsWith('right')).map(({ letter }) => letter)
      return { id, chosen, defensible: chosen, truth: null, answer: null, others: [], pairs: [], problem: null }
    })
    return { text: JSON.stringify({ solutions }) }
  })
  const { questions } = await app.ask(getQuiz, { id: quizId }, { as: ann })
  const reasons = await app.deps.db.selectFrom('droppedQuestions').select('reason').execute()
  const dropped = reasons.map(({ reason }) => reason)
  return { stems: questions.map(({ stemHtml }) => stemHtml), repairs, dropped, calls }
}

const better = () => ({ ...choice(1, 0), stem: 'Which of these would a lace maker lay in row b?' })

test('a question that the editor rewrites is asked in its new form, and only if its key is found', async () => {
  const fault = 'Nobody would choose the last option.'
  const { stems, repairs } = await quizWith({
    count: 5,
    edited: (place) => (place === 1 ? { options: fault, question: better() } : null),
  })
  expect(stems.join('\n')).toContain('lay in row b?')
  expect(stems).toHaveLength(5)
  expect(repairs).toEqual([])
  await running?.stop()

  const wrong = { ...better(), options: better().options.map((one, at) => ({ ...one, correct: at === 0 })) }
  const refused = await quizWith({
    count: 5,
    edited: (place) => (place === 1 ? { options: fault, question: wrong } : null),
  })
  expect(refused.repairs[0]?.prompt).toContain('and not the key')
  expect(refused.stems).toHaveLength(4)
})

test('a question stays as it was if its new form breaks a rule, asks the same as another or is missing', async () => {
  const fault = 'Nobody would choose the last option.'
  for (const question of [
    { ...better(), evidence: 'Not in the lesson.' },
    { ...better(), kind: 'typed' },
    { ...choice(0, 0) },
    null,
  ]) {
    const { stems, repairs } = await quizWith({
      count: 4,
      edited: (place) => (place === 1 ? { options: fault, question } : null),
    })
    expect(stems.join('\n')).not.toContain('lay in row b?')
    expect(stems).toHaveLength(4)
    expect(repairs[0]?.prompt).toContain(fault)
    await running?.stop()
  }
})

test('of two questions that the editor makes the same, the second stays as it was', async () => {
  const fault = 'Nobody would choose the last option.'
  const { stems, repairs } = await quizWith({
    count: 4,
    edited: (place) => (place < 2 ? { options: fault, question: better() } : null),
  })
  expect(stems.filter((stem) => stem.includes('lay in row b?'))).toHaveLength(1)
  expect(repairs[0]?.prompt).toContain(fault)
})

test('a question of which the editor says nothing stays as it was', async () => {
  const { stems, repairs } = await quizWith({ count: 4, edited: () => ({ options: '', question: null }) })
  expect(stems).toHaveLength(4)
  expect(repairs).toEqual([])
})

test('all questions stay as they were if the editor refuses or rambles', async () => {
  for (const editor of [{ text: 'Nice ones!' }, { text: '', finish: 'content_filter' }] satisfies Reaction[]) {
    const { stems, repairs } = await quizWith({ editor })
    expect(stems).toHaveLength(7)
    expect(repairs).toEqual([])
    await running?.stop()
  }
})

/** A proofreader that finds this in the questions in these rows of the ground. */
const findsIn = (rows: string, found: ReturnType<Required<Quiz>['proof']>) => (stem: string) =>
  [...rows].some((row) => stem.includes(`in row ${row} of the ground`)) ? found : { verdict: 'print' }

test('a question that the checker would not print is left out, and the reason is stored', async () => {
  const { stems, repairs, dropped } = await quizWith({
    proof: findsIn('b', { options: 'It is silly.', why: 'It errs.', verdict: 'leave out' }),
  })
  expect(stems).toHaveLength(6)
  expect(stems.join('\n')).not.toContain('in row b of the ground')
  expect(dropped).toEqual(['It errs. It is silly.'])
  expect(repairs).toEqual([])
})

test('if too few good questions are left, the others are sent back with what is wrong, and replaced by better ones', async () => {
  const { stems, repairs, calls } = await quizWith({
    proof: findsIn('abc', { lesson: 'The row says it all.', verdict: 'blemish' }),
    mended: (place) => (place === 1 ? better() : null),
  })
  expect(repairs).toHaveLength(1)
  expect(repairs[0]?.prompt.match(/The row says it all\./g)).toHaveLength(3)
  expect(stems.join('\n')).toContain('lay in row b?')
  expect(stems.join('\n')).not.toMatch(/in row [abc] of the ground/)
  expect(stems).toHaveLength(5)
  const [, again] = calls.filter((asked) => stepOf(asked) === 'proofread' && lessonOf(asked) === 0)
  expect(again?.prompt).toMatch(/# Already in the quiz\n(- [^\n]*row [d-g] of[^\n]*\n){4}/)
})

test('questions with a blemish only fill a quiz that would be too short without them', async () => {
  const blemish = { language: 'A matter of taste.', verdict: 'blemish' }
  const few = await quizWith({ proof: findsIn('b', blemish) })
  expect(few.stems).toHaveLength(6)
  expect(few.stems.join('\n')).not.toContain('in row b of')
  await running?.stop()
  const many = await quizWith({ proof: findsIn('abcdef', blemish) })
  expect(many.stems).toHaveLength(5)
  expect(many.stems.join('\n')).toContain('in row g of')
})

test('a question that is printed stays although something is said of it, but not if much is', async () => {
  const little = { language: 'A matter of taste.', lesson: 'An easy one.', verdict: 'print' }
  const { stems, repairs } = await quizWith({ proof: findsIn('ab', little) })
  expect(stems).toHaveLength(7)
  expect(repairs).toEqual([])
  await running?.stop()
  const much = await quizWith({ proof: findsIn('ab', { ...little, options: 'One is silly.' }) })
  expect(much.stems).toHaveLength(5)
})

test('all questions stay if the proofreader rambles, leaves them all out or refuses', async () => {
  const replies: Reaction[] = [{ text: 'Print!' }, { text: '', finish: 'content_filter' }]
  for (const proofreader of [...replies, undefined]) {
    const { stems } = await quizWith({
      ...(proofreader && { proofreader }),
      proof: () => ({ answer: 'I print nothing.', verdict: 'leave out' }),
    })
    expect(stems).toHaveLength(7)
    await running?.stop()
  }
})

test('a question that the proofreader passes over counts as blemished', async () => {
  const { stems } = await quizWith({
    proofreader: {
      text: JSON.stringify({
        questions: ['q1', 'q2', 'q3', 'q4', 'q5', 'q6'].map((id) => ({ id, verdict: 'print' })),
      }),
    },
  })
  expect(stems).toHaveLength(6)
  expect(stems.join('\n')).not.toContain('in row g of')
})

test('a question that needs no mending is not sent again', async () => {
  const { repairs, kept } = await topicWith(matching(EXTRA), null)
  expect(repairs).toEqual([])
  expect(kept).toHaveLength(1)
})

test('an order that could also be defended is a flaw, and the key said again is none', async () => {
  const stem = 'In which order do you make a stitch in any way?'
  const two = await topicWith(ordering(stem), ordering('In which order does the lesson make a stitch?'))
  expect(two.repairs[0]?.prompt).toContain('Somebody could also answer')
  expect(two.repairs[0]?.prompt).toContain('Twist both pairs')
  expect(two.kept).toHaveLength(1)
  await running?.stop()
  const one = await topicWith(ordering('In which order is a stitch of linen made?'), null)
  expect(one.repairs).toEqual([])
})

/**
 * A question whose right option is longer than the middle one by this many letters. If `longer` is negative, it is
 * shorter.
 */
const choice = (place: number, longer: number) => ({
  ...questionsOf()[0],
  stem: `Which of these belongs in row ${'abcdefghij'[place]} of the ground?`,
  bloom: 'understand',
  options: [-2, 0, 2]
    .map((own) => ({ length: 20 + own, correct: own === longer }))
    .map(({ length, correct }, at) => ({
      text: `${correct ? 'right' : 'wrong'} `.padEnd(length, 'xyz'[at]),
      correct,
      why: `Row ${place} is made with ${at} turns.`,
    })),
})

test('of more questions than a quiz needs, those stay that break a pattern', async () => {
  // Only the last two vary, so they aren't kept just because of their position.
  const longer = (place: number) => (place === 8 ? 0 : place === 9 ? 2 : -2)
  const { stems } = await quizWith({ count: 10, longer })
  expect(stems).toHaveLength(8)
  expect(stems.join('\n')).toContain('in row i of the ground')
  expect(stems.join('\n')).toContain('in row j of the ground')
})
