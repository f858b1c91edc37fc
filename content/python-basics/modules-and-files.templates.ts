import type { Template } from '../template.ts'

const TASKS = [
  { task: 'the number of days between two dates', right: 'datetime' },
  { task: 'the time three hours after a departure', right: 'datetime' },
  { task: 'shuffling a pack of cards', right: 'random' },
  { task: 'rolling a die in a game', right: 'random' },
  { task: 'the square root of an area', right: 'math' },
  { task: 'the sine of an angle', right: 'math' },
  { task: 'storing a dictionary as text that a program can read back', right: 'json' },
  { task: 'the mean of some measurements', right: 'statistics' },
  { task: 'the spread of some marks', right: 'statistics' },
  { task: 'reading a table with commas between its columns', right: 'csv' },
] as const

const WHY: Record<string, string> = {
  datetime: 'It deals with dates and times, including leap years.',
  random: 'It draws and shuffles.',
  math: 'It offers roots, rounding and trigonometry.',
  json: 'It turns data into text, and text back into data.',
  statistics: 'It works out the mean, the median and the spread.',
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
              ? 'This would be right with "w", which empties the file each time.'
              : 'This would be right with "a", which keeps what is there.',
          },
          {
            answer: runs * lines,
            why: appends ? `The ${old} old lines are still there too.` : 'Opening the file empties it again each time.',
          },
          {
            answer: old + lines,
            why: appends ? `The program ran ${runs} times.` : 'The old lines are lost as soon as the file is opened.',
          },
        ].filter(({ answer }, at, all) => answer !== key && all.findIndex((one) => one.answer === answer) === at)
        if (slips.length < 3) continue
        return {
          kind: 'numeric',
          stem: `The file \`log.txt\` has ${old} lines. A program opens it with the mode \`"${appends ? 'a' : 'w'}"\`, writes ${lines} lines, each with a line end, and closes it. You run the program ${runs} times. How many lines does the file have then?`,
          answer: key,
          unit: 'lines',
          why: appends
            ? `Each run adds ${lines} lines to what is there, so there are ${old} + ${runs} × ${lines} = ${key}.`
            : `Each run empties the file and writes ${lines} lines, so only the last ${lines} are left.`,
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
        stem: 'Match each task with the module of the standard library that fits it.',
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
