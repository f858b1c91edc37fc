import { expect, test } from 'vitest'
import type { LessonSummary, QuizSummary, TopicProgress } from '#contract/catalog.ts'
import { nextAction, type TopicParts } from './nextAction.ts'

const lesson = (id: string, state: LessonSummary['state'] = 'ready'): LessonSummary => ({
  id,
  topicId: 't',
  position: Number(id.slice(1)),
  title: `Lesson ${id}`,
  summary: '',
  minutes: 10,
  state,
  reason: '',
  prerequisiteLessonIds: [],
})
const quiz = (id: string): QuizSummary => ({
  id: `q${id}`,
  topicId: 't',
  lessonId: `l${id}`,
  title: `Quiz ${id}`,
  questionCount: 4,
})
const topic = (parts: Partial<TopicParts> = {}): TopicParts => ({
  state: 'ready',
  lessons: [lesson('l1'), lesson('l2')],
  quizzes: [quiz('1'), quiz('2')],
  ...parts,
})
const done = (
  readLessonIds: string[],
  scores: [id: string, answered: number, correct: number][],
  knownLessonIds: string[] = [],
): TopicProgress => ({
  topicId: 't',
  readLessonIds,
  knownLessonIds,
  places: [],
  quizzes: scores.map(([id, answered, correct]) => ({ quizId: `q${id}`, answered, correct, total: 4 })),
  mastery: null,
})

/** Short form of an action with the id of its lesson or quiz, such as 'read l1'. */
function shortly(parts: TopicParts, progress: TopicProgress | null) {
  const action = nextAction(parts, progress)
  if (action.do === 'read') return `read ${action.lesson.id}${action.isFirst ? ', the first' : ''}`
  if (action.do === 'practise') return `practise ${action.quiz.id} from ${action.answered}`
  if (action.do === 'retry') return `retry ${action.quiz.id} at ${action.correct}`
  return action.do
}

test.each<[why: string, parts: TopicParts, progress: TopicProgress | null, expected: string]>([
  ['a visitor starts with the first lesson', topic(), null, 'read l1, the first'],
  ['a learner who did nothing too', topic(), done([], []), 'read l1, the first'],
  ['the quiz follows its lesson', topic(), done(['l1'], []), 'practise q1 from 0'],
  ['a quiz that was begun goes on', topic(), done(['l1'], [['1', 3, 3]]), 'practise q1 from 3'],
  ['the next lesson follows the quiz, whatever its score', topic(), done(['l1'], [['1', 4, 0]]), 'read l2'],
  ['a lesson read out of turn does not hide the first', topic(), done(['l2'], []), 'read l1'],
  ['what is known is passed over with its quiz', topic(), done([], [], ['l1']), 'read l2, the first'],
  ['nothing is left where all is known', topic(), done([], [], ['l1', 'l2']), 'nothing'],
  [
    'what was missed comes last',
    topic(),
    done(
      ['l1', 'l2'],
      [
        ['1', 4, 4],
        ['2', 4, 3],
      ],
    ),
    'retry q2 at 3',
  ],
  [
    'then there is nothing left',
    topic(),
    done(
      ['l1', 'l2'],
      [
        ['1', 4, 4],
        ['2', 4, 4],
      ],
    ),
    'nothing',
  ],
  [
    'a lesson that is being written is waited for, although a later one is ready',
    topic({ state: 'writing', lessons: [lesson('l1', 'writing'), lesson('l2')], quizzes: [] }),
    null,
    'wait',
  ],
  [
    'the last quiz is waited for',
    topic({ state: 'writing', quizzes: [quiz('1')] }),
    done(['l1', 'l2'], [['1', 4, 4]]),
    'wait',
  ],
  [
    'a lesson that could not be written is passed over',
    topic({ state: 'failed', lessons: [lesson('l1', 'failed'), lesson('l2')], quizzes: [quiz('2')] }),
    null,
    'read l2, the first',
  ],
  ['a topic without quizzes is only read', topic({ quizzes: [] }), done(['l1', 'l2'], []), 'nothing'],
  ['a topic of quizzes starts with the first', topic({ lessons: [] }), null, 'practise q1 from 0'],
  ['and goes on with the second', topic({ lessons: [] }), done([], [['1', 4, 2]]), 'practise q2 from 0'],
])('%s', (_why, parts, progress, expected) => {
  expect(shortly(parts, progress)).toBe(expected)
})
