import type { Template } from '../template.ts'

const TASKS = [
  { task: 'the number of days between two dates', right: 'datetime' },
  { task: 'the time three hours after a departure', right: 'datetime' },
  { task: 'shuffling a pack of cards', right: 'random' },
  { task: 'drawing a name from a list by lot', right: 'random' },
  { task: 'the square root of an area', right: 'math' },
  { task: 'the sine of an angle', right: 'math' },
  { task: 'keeping a dictionary as text that can be read back', right: 'json' },
  { task: 'the mean of some measurements', right: 'statistics' },
  { task: 'the spread of some marks', right: 'statistics' },
  { task: 'reading a table with commas between its columns', right: 'csv' },
] as const

const WHY: Record<string, string> = {
  datetime: 'It knows dates and times, leap years included.',
  random: 'It draws and shuffles.',
  math: 'It has roots, rounding and trigonometry.',
  json: 'It makes text of data, and data of text.',
  statistics: 'It has mean, median and spread.',
  csv: 'It reads and writes tables as text.',
}

export const templates: Template[] = [
  {
    id: 'what-stands-in-the-file',
    skill: 'work-with-files',
    bloom: 'apply',
    make(random) {
      for (;;) {
        const runs = random.int(2, 4)
        const lines = random.int(2, 5)
        const old = random.int(1, 9)
        const appends = random.int(0, 1) === 1
        const key = appends ? old + runs * lines : lines
        const slips = [
          {
            answer: appends ? lines : old + runs * lines,
            why: appends
              ? 'So it would be with "w", which empties the file each time.'
              : 'So it would be with "a", which keeps what is there.',
          },
          {
            answer: runs * lines,
            why: appends ? `The ${old} old lines stay too.` : 'Each opening empties the file again.',
          },
          {
            answer: old + lines,
            why: appends ? `The program ran ${runs} times.` : 'The old lines are gone on opening.',
          },
        ].filter(({ answer }, at, all) => answer !== key && all.findIndex((one) => one.answer === answer) === at)
        if (slips.length < 3) continue
        return {
          kind: 'numeric',
          stem: `The file \`log.txt\` has ${old} lines. A program opens it with the mode \`"${appends ? 'a' : 'w'}"\`, writes ${lines} lines, each with its end of line, and closes it. The program is run ${runs} times. How many lines has the file then?`,
          answer: key,
          unit: 'lines',
          why: appends
            ? `Each run appends ${lines} lines to what is there: ${old} + ${runs} x ${lines} = ${key}.`
            : `Each run empties the file and writes ${lines} lines, so the last ${lines} are left.`,
          wrong: slips,
        }
      }
    },
  },
  {
    id: 'module-for-each-task',
    skill: 'choose-standard-modules',
    bloom: 'remember',
    make(random) {
      const rights = random.shuffle([...new Set(TASKS.map(({ right }) => right))]).slice(0, 4)
      return {
        kind: 'matching',
        stem: 'Match each task with the module of the standard library that fits.',
        pairs: rights.map((right) => ({
          left: random.pick(TASKS.filter((task) => task.right === right)).task,
          right,
          why: WHY[right] ?? '',
        })),
        extra: [{ right: 'pathlib', why: 'It deals with paths and files.' }],
      }
    },
  },
]
