import { Level } from '#contract/catalog.ts'
import type { Support } from '#contract/support.ts'
import { checkItem, type Item } from '../../server/items/service.ts'
import type { Run } from './run.ts'
import { chanceOf, chiSquare, meanOf, medianOf } from './statistics.ts'
import { countNearDuplicates, gradeOf, runningText } from './text.ts'

/**
 * The highest Flesch–Kincaid grade (US school years) that suits a level: the end of grade 9, the end of school, and the
 * third year of university.
 */
export const HIGHEST_GRADE = { beginner: 9, intermediate: 12, advanced: 15 } as const

type Ends = { first: number; repaired: number; failed: number }

/** The measurements of one engine. A value is null if there is no data for it. */
export type Measures = ReturnType<typeof measure>

export function measure(runs: Run[]) {
  const made = runs.filter(({ end }) => end === 'made')
  const lessons = made.flatMap((run) => run.lessons.map((each) => ({ ...each, run })))
  const served = lessons.flatMap(({ written, text, run }) =>
    (written?.items ?? []).map((item) => ({ item, lesson: written?.ground ?? text?.markdown ?? '', run })),
  )
  // Similar prompts get the same questions from the library. Each question is only counted once.
  const items = [...new Map(served.map((one) => [JSON.stringify(one.item), one])).values()]
  const flaws = items.map(({ item, lesson }) => checkItem(item, lesson).length)
  const quoted = items.filter(({ item }) => item.evidence !== null)
  const tallies = lessons.flatMap(({ written }) => written?.tally ?? [])
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  const calls = runs.flatMap((run) => run.calls)
  const priced = calls.every(({ usdMicros }) => usdMicros !== null)
  const share = (part: number, whole: number) => (whole === 0 ? null : part / whole)
  const stems = made.map((run) => run.lessons.flatMap(({ written }) => (written?.items ?? []).map(({ stem }) => stem)))

  return {
    prompts: Object.fromEntries(
      (['made', 'not covered', 'refused', 'failed', 'not recorded'] as const).map((end) => [
        end,
        runs.filter((run) => run.end === end).length,
      ]),
    ),
    made: {
      library: share(made.filter(({ prompt }) => prompt.about === 'library').length, countAbout(runs, 'library')),
      beyond: share(made.filter(({ prompt }) => prompt.about === 'beyond').length, countAbout(runs, 'beyond')),
    },
    outlines: endsOf(
      runs
        .map((run) => ({ done: run.outline !== null, answers: answersOf(run, 'outline') }))
        .filter(({ done, answers }) => done || answers > 0),
    ),
    lessons: endsOf(
      lessons.map(({ lesson, text, run }) => ({
        done: text !== null,
        answers: answersOf(run, `lesson ${lesson.key}`),
      })),
    ),
    items: {
      first: tallies.length > 0 ? sum(tallies.map(({ agreed }) => agreed)) : served.length,
      repaired: sum(tallies.map(({ mended }) => mended)),
      failed: sum(lessons.map(({ written }) => written?.dropped.length ?? 0)),
    } satisfies Ends,
    different: items.length,
    outcomeCoverage: meanOf(made.map(coverageOf)),
    flawsAnItem: meanOf(flaws),
    atMostOneFlaw: share(flaws.filter((count) => count <= 1).length, flaws.length),
    keyAgreement: share(sum(tallies.map(({ agreed }) => agreed)), sum(tallies.map(({ sound }) => sound))),
    keyPositions: positionsOf(items.map(({ item }) => item)),
    nearDuplicates: share(sum(stems.map(countNearDuplicates)), stems.flat().length),
    readability: readabilityOf(made),
    quotes: {
      held: share(quoted.filter(({ item, lesson }) => holds(item, lesson)).length, quoted.length),
      computed: items.length - quoted.length,
    },
    support: supportOf(lessons.map(({ text }) => text?.support)),
    numbers: {
      recomputed: sum(lessons.map(({ text }) => text?.numbers?.recomputed ?? 0)),
      changed: sum(lessons.map(({ text }) => text?.numbers?.changed ?? 0)),
    },
    problems: {
      proven: sum(made.map(({ problems }) => problems?.problems.length ?? 0)),
      dropped: sum(made.map(({ problems }) => problems?.dropped.length ?? 0)),
    },
    tokens: { input: sum(calls.map(({ input }) => input)), output: sum(calls.map(({ output }) => output)) },
    usd: calls.length === 0 ? 0 : priced ? sum(calls.map(({ usdMicros }) => usdMicros ?? 0)) / 1e6 : null,
    ms: {
      outline: medianOf(made.flatMap(({ ms }) => ms?.outline ?? [])),
      firstLesson: medianOf(made.flatMap(({ ms }) => ms?.firstLesson ?? [])),
      whole: medianOf(made.flatMap(({ ms }) => ms?.whole ?? [])),
    },
  }
}

/** The share of the lessons' statements that the checker agrees with, or finds supported by the source. */
function supportOf(all: (Support | undefined)[]) {
  const statements = all.reduce((sum, one) => sum + (one?.statements ?? 0), 0)
  return statements === 0 ? null : all.reduce((sum, one) => sum + (one?.supported ?? 0), 0) / statements
}

const countAbout = (runs: Run[], about: string) => runs.filter(({ prompt }) => prompt.about === about).length
const answersOf = ({ calls }: Run, step: string) => calls.filter((call) => call.step === step).length

const endsOf = (made: { done: boolean; answers: number }[]): Ends => ({
  first: made.filter(({ done, answers }) => done && answers <= 1).length,
  repaired: made.filter(({ done, answers }) => done && answers > 1).length,
  failed: made.filter(({ done }) => !done).length,
})

/** Returns the share of the lessons' skills that have at least one question. */
function coverageOf({ lessons }: Run) {
  const skills = lessons.flatMap(({ lesson }) => lesson.skills.map(({ id }) => id))
  const asked = new Set(lessons.flatMap(({ written }) => (written?.items ?? []).map(({ skillId }) => skillId)))
  return skills.filter((id) => asked.has(id)).length / skills.length
}

const holds = (item: Item, lesson: string) => !checkItem(item, lesson).some(({ rule }) => rule === 'evidence')

/**
 * Tests, with chi-square, whether the right option of single-choice questions is equally likely at each position.
 * Questions with different numbers of options are tested separately, and the results are summed.
 */
function positionsOf(items: Item[]) {
  const singles = items.flatMap((item) => (item.kind === 'single' ? [item.options] : []))
  let [chi2, df] = [0, 0]
  for (const [count, list] of Map.groupBy(singles, (options) => options.length)) {
    const observed = Array.from(
      { length: count },
      (_, place) => list.filter((options) => options[place]?.correct).length,
    )
    chi2 += chiSquare(
      observed,
      observed.map(() => list.length / count),
    )
    df += count - 1
  }
  return { items: singles.length, chi2, df, chance: singles.length === 0 ? null : chanceOf(chi2, df) }
}

/** Returns the Flesch–Kincaid grades of the English lessons, by the topic's level. */
function readabilityOf(made: Run[]) {
  const graded = made
    .filter(({ prompt }) => prompt.language === 'English')
    .flatMap(({ level, lessons }) =>
      lessons.flatMap(({ text }) => {
        const grade = text && gradeOf(runningText(text.markdown))
        return grade === null || level === null ? [] : [{ level, grade }]
      }),
    )
  return Level.options.flatMap((level) => {
    const grades = graded.filter((one) => one.level === level).map(({ grade }) => grade)
    const within = grades.filter((grade) => grade <= HIGHEST_GRADE[level]).length
    return grades.length === 0
      ? []
      : [{ level, lessons: grades.length, grade: meanOf(grades), within: within / grades.length }]
  })
}
