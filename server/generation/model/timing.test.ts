import { expect, onTestFinished, test } from 'vitest'
import { type GenerationOption, getTopic, listTopics } from '#contract/catalog.ts'
import { minutesOf } from '../../catalog/minutes.ts'
import { listen, startModelApp } from '../../testing/modelApp.ts'
import { LESSONS, lessonText, questionsOf } from '../../testing/modelDouble.ts'

const QUESTIONS = questionsOf().length
const textsRead = LESSONS.map((title) => lessonText(title))

test.each<[GenerationOption, string[], number]>([
  ['both', textsRead, QUESTIONS],
  ['lessons', textsRead, 0],
  ['quizzes', LESSONS.map(() => ''), QUESTIONS],
])(
  'a topic with %s takes as long as what there is to read and to answer',
  async (generationOption, texts, questions) => {
    const { app, stop } = await startModelApp()
    onTestFinished(stop)
    const ann = await app.signedIn()
    const { socket, ask } = await listen(app, ann)
    const { topicId } = await ask('bobbin lace', { generationOption })
    socket.disconnect()

    const topic = await app.ask(getTopic, { id: topicId }, { as: ann })
    const each = texts.map((markdown) => minutesOf({ markdown, questions }))
    const sum = each.reduce((total, minutes) => total + minutes, 0)
    expect(topic.lessons.map(({ minutes }) => minutes)).toEqual(generationOption === 'quizzes' ? [] : each)
    expect(topic.minutes).toBe(sum)
    const { items } = await app.ask(listTopics, { mine: '1' }, { as: ann })
    expect(items.map(({ minutes }) => minutes)).toEqual([sum])
  },
)
