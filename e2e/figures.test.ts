import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LessonSource, QuestionSource, TopicSource } from '#contract/editing.ts'
import { EXAMPLES } from '../figures/examples.ts'
import { closePages, expectClean, launchBrowser, newPage } from './browser.ts'
import { askForTopic, deleteAfterwards, enter, signUp } from './caller.ts'
import { makeTopic } from './journey.ts'
import { expectLooksRight } from './looks.ts'
import { FIXTURE, type RunningServer, startServer } from './server.ts'
import { setTrap } from './trap.ts'

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  server = await startServer({ script: FIXTURE, env: { FIXTURE_ORIGIN: 'model' } })
  browser = await launchBrowser()
})
afterAll(async () => {
  await closePages()
  await server.stop()
})

const fence = (yaml: string) => `\n\n\`\`\`figure plot\n${yaml}\`\`\`\n`

test('a figure is written by hand, corrected, and read with and without JavaScript', async () => {
  const page = await newPage(browser)
  const ann = await enter(page, server.url, { name: 'Ann' })
  await makeTopic(page, 'reef knot')
  const topic = page.url()
  deleteAfterwards(ann, topic)
  await page.getByRole('link', { name: 'Edit lessons and questions' }).click()
  // The topic's page has a link of the same name, to read the lesson.
  await page.getByRole('heading', { name: 'Edit: Reef knot' }).waitFor()
  await page.getByRole('link', { name: 'Rope', exact: true }).click()
  const text = page.getByLabel('Text', { exact: true })
  const before = await text.inputValue()
  const lines = before.split('\n').length

  await text.fill(before + fence(EXAMPLES.plot.replace('x^2 - 1\npoints', 'x^2 -\npoints')))
  await page.getByText(`The figure can’t be drawn (line ${lines + 8}): The formula 'x^2 -' ends too early.`).waitFor()

  await text.fill(before)
  await page.getByLabel('Add a figure').selectOption({ label: 'Curves and points' })
  const picture = page.getByRole('img', { name: /A parabola that opens upward/ })
  await picture.waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('status').getByText('Saved.', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Read the lesson' }).click()
  await picture.waitFor()
  await expectLooksRight(page, 'a lesson with a figure')

  // On a phone, the picture is as wide as the text, and its text is at least 12 pixels high.
  await page.setViewportSize({ width: 375, height: 800 })
  const { shown, drawn } = await picture.evaluate((svg: Element) => ({
    shown: svg.getBoundingClientRect().width,
    drawn: (svg as SVGSVGElement).viewBox.baseVal.width,
  }))
  expect((13 * shown) / drawn).toBeGreaterThanOrEqual(12)
  // The page requested a preview of a figure that can't be drawn, which is a 400.
  expectClean(page, { except: [/status of 400.*\/lessons\/preview/] })

  const lesson = page.url()

  await page.goto(topic)
  await page.getByText('Public', { exact: true }).click()
  await page.getByText('Everyone can find and read it.').waitFor()
  const visitor = await newPage(browser, { javaScript: false })
  await visitor.goto(lesson)
  await visitor.getByRole('img', { name: /A parabola that opens upward/ }).waitFor()
  await page.close()
  await visitor.close()
})

const MOVABLE = `alt: A straight line through the origin. It rises by two for each step to the right.
x: [0, 4]
y: [0, 20]
curves: [{ y: a*x }]
sliders: [{ name: a, label: slope, from: 1, to: 5, step: 1, value: 2 }]
results: [{ label: y at 4 is, value: 4*a }]
`

test('a trace is stepped through by keyboard, sliders redraw the picture, and a figure opens large', async () => {
  const page = await newPage(browser)
  const ann = await enter(page, server.url, { name: 'Ann' })
  await makeTopic(page, 'whipping')
  deleteAfterwards(ann, page.url())
  const topicId = new URL(page.url()).pathname.split('/').pop()
  await page.getByRole('link', { name: /^Start reading/ }).click()
  await page.waitForURL((to) => to.pathname.startsWith('/lessons/'))
  const id = new URL(page.url()).pathname.split('/').pop()
  const source = await ann.call<LessonSource>('GET', `/lessons/${id}/source`)
  const figures = `\n\n\`\`\`figure trace\n${EXAMPLES.trace}\`\`\`\n${fence(MOVABLE)}`
  const { version, title, summary, markdown } = source
  await ann.call('POST', '/lessons/save', { id, version, title, summary, markdown: markdown + figures })
  await page.reload()

  const search = page.getByRole('group', { name: /^Binary search looks for 28/ })
  await search.getByText('Step 1 of 3').waitFor()
  expect(await search.locator('li').filter({ visible: true }).count()).toBe(1)
  const shown = () => search.locator('li.is-shown > p').textContent()
  const first = await shown()
  await search.getByRole('button', { name: 'Forward one step' }).focus()
  await page.keyboard.press('ArrowRight')
  await search.getByText('Step 2 of 3').waitFor()
  expect(await shown()).not.toBe(first)
  expect(await search.locator('[aria-live]').textContent()).toBe(await shown())
  await page.keyboard.press('End')
  await search.getByText('Step 3 of 3').waitFor()
  await page.keyboard.press('Home')
  await search.getByRole('button', { name: 'Play' }).click()
  await search.getByText('Step 2 of 3').waitFor()
  await search.getByRole('button', { name: 'Pause' }).click()

  const line = page.locator('figure.figure-plot')
  const slider = line.getByRole('slider', { name: 'slope' })
  await slider.scrollIntoViewIfNeeded()
  await line.getByText('y at 4 is 8').waitFor()
  await expect.poll(() => slider.isEnabled()).toBe(true)
  const path = () => line.locator('path.fg-curve').getAttribute('d')
  const before = await path()
  await slider.focus()
  await page.keyboard.press('End')
  await line.getByRole('img').getByText('y at 4 is 20').waitFor()
  expect(await path()).not.toBe(before)
  expect(await line.locator('[aria-live]').textContent()).toBe('y at 4 is 20')

  await line.getByRole('button', { name: 'Enlarge' }).click()
  const large = page.getByRole('dialog', { name: 'The figure, enlarged' })
  await large.getByRole('img', { name: /^A straight line/ }).waitFor()
  await page.keyboard.press('Escape')
  await large.waitFor({ state: 'detached' })
  await expectLooksRight(page, 'a lesson with moving figures')
  // The page requested a private lesson before it knew the user, which is a 404.
  expectClean(page, { except: [/status of 404.*\/lessons\//] })

  const still = await newPage(browser, { javaScript: false })
  await page.goto(`${server.url}/topic-details/${topicId}`)
  await page.getByText('Public', { exact: true }).click()
  await page.getByText('Everyone can find and read it.').waitFor()
  await still.goto(`${server.url}/lessons/${id}`)
  // The steps are below each other, and no controls are shown, because they don't work without scripts.
  const places = await still
    .locator('.figure-steps > li')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top))
  expect(new Set(places).size).toBe(3)
  expect(await still.locator('.figure-controls:visible').count()).toBe(0)
  await still.close()
  await page.close()
})

const NOTE_A = `alt: The note A on a staff with the treble clef.
tempo: 60
parts:
  - treble: |
      M:4/4 L:1/4
      A4 |]
`

test('the notes of a figure are heard when they are played, and not before', async () => {
  const page = await newPage(browser)
  await page.addInitScript(listenIn)
  const ann = await enter(page, server.url, { name: 'Ann' })
  await makeTopic(page, 'bowline')
  await page.getByRole('link', { name: /^Start reading/ }).click()
  await page.waitForURL((to) => to.pathname.startsWith('/lessons/'))
  const id = new URL(page.url()).pathname.split('/').pop()
  const { version, title, summary, markdown } = await ann.call<LessonSource>('GET', `/lessons/${id}/source`)
  const music = `\n\n\`\`\`figure music\n${NOTE_A}\`\`\`\n`
  await ann.call('POST', '/lessons/save', { id, version, title, summary, markdown: markdown + music })
  await page.reload()

  const listen = page.getByRole('button', { name: 'Listen' })
  await page.locator('figure.figure-music').scrollIntoViewIfNeeded()
  await listen.waitFor()
  const heard = () => page.evaluate(() => (window as unknown as Listening).loudestHertz?.() ?? null)
  expect(await heard()).toBeNull()
  await listen.click()
  await page.getByRole('button', { name: 'Stop' }).waitFor()
  await expect.poll(heard).toBeGreaterThan(430)
  expect(await heard()).toBeLessThan(450)
  expect(await page.locator('.fg-note.is-sounding').count()).toBe(1)
  await page.keyboard.press('Escape')
  await listen.waitFor()
  await expect.poll(heard).toBe(0)
  expectClean(page, { except: [/status of 404.*\/lessons\//] })
  await page.close()
})

type Listening = { loudestHertz?: () => number }

/** Measures what the page plays: the frequency of its loudest partial, or 0 if there is silence. */
function listenIn() {
  const connect = AudioNode.prototype.connect as (to: AudioNode) => AudioNode
  AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode) {
    if (to instanceof AudioDestinationNode) {
      const ear = new AnalyserNode(this.context, { fftSize: 16_384, smoothingTimeConstant: 0 })
      connect.call(this, ear)
      const levels = new Float32Array(ear.frequencyBinCount)
      const listening = window as unknown as Listening
      listening.loudestHertz = () => {
        ear.getFloatFrequencyData(levels)
        const loudest = levels.indexOf(Math.max(...levels))
        return (levels[loudest] ?? 0) > -60 ? (loudest * ear.context.sampleRate) / ear.fftSize : 0
      }
    }
    return connect.call(this, to)
  } as typeof AudioNode.prototype.connect
}

const READ_OFF = `The graph shows a rope under load. By how much does it stretch at 30 kN?

\`\`\`figure plot
alt: A straight line that rises from 0 cm at 0 kN to 20 cm at 40 kN.
x: [0, 40]
y: [0, 20]
xTitle: load in kN
yTitle: stretch in cm
curves: [{ y: x/2 }]
\`\`\``

test('a question is answered from its figure', async () => {
  const ann = await signUp(server.url, 'Ann')
  const topicId = await askForTopic(server.url, ann, 'thumb knot')
  const { lessons } = await ann.call<TopicSource>('GET', `/topics/${topicId}/source`)
  let quizId = ''
  for (const { id: questionId, kind, version } of lessons.flatMap(({ questions }) => questions)) {
    const of = { topicId, questionId }
    if (kind !== 'numeric' || quizId !== '') {
      await ann.call('POST', '/questions/withdraw', { ...of, version, withdrawn: true })
      continue
    }
    const source = await ann.call<QuestionSource>('GET', `/questions/source?${new URLSearchParams(of)}`)
    quizId = source.quizId
    const item = { ...source.item, stem: READ_OFF, answer: '15', tolerance: 0, unit: 'cm', units: [], wrong: [] }
    await ann.call('POST', '/questions/save', { ...of, version, item })
  }
  const { page } = await setTrap(browser, server.url, ann)
  await page.goto(`${server.url}/quizzes/${quizId}`)
  await page.getByRole('img', { name: /^A straight line that rises/ }).waitFor()
  await page.locator('form input[inputmode="decimal"]').fill('15')
  await page.getByRole('button', { name: 'Check' }).click()
  await page.getByText('Correct', { exact: false }).first().waitFor()
  await expectLooksRight(page, 'a question with a figure')
  await page.close()
})
