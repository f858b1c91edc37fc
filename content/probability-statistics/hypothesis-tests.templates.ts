import type { Template } from '../template.ts'

const tidy = (value: number) => Math.round(value * 100) / 100

export const templates: Template[] = [
  {
    id: 'verdict-on-a-coin',
    skill: 'compute-p-value',
    bloom: 'analyze',
    make(random) {
      const root = random.pick([10, 12, 14, 16, 18, 20, 30])
      const n = root ** 2
      const mean = n / 2
      const sd = root / 2
      const [low, high, range] = random.pick([
        [0.3, 1.5, 'above 10%'],
        [1.7, 1.9, 'between 5% and 10%'],
        [2.05, 2.5, 'between 1% and 5%'],
        [2.65, 3.2, 'between 0.1% and 1%'],
      ] as const)
      const fitting = Array.from({ length: n }, (_, at) => at).filter(
        (heads) => heads > mean && (heads - mean) / sd >= low && (heads - mean) / sd <= high,
      )
      const heads = fitting.length === 0 ? Math.ceil(mean + 2.65 * sd) : random.pick(fitting)
      const z = tidy((heads - mean) / sd)
      const right = fitting.length === 0 ? 'between 0.1% and 1%' : range
      const whys: Record<string, string> = {
        'above 10%': `A p above 10% belongs to a z below 1.64; here z is about ${z}.`,
        'between 5% and 10%': `That belongs to a z between 1.64 and 1.96; here z is about ${z}.`,
        'between 1% and 5%': `That belongs to a z between 1.96 and 2.58; here z is about ${z}.`,
        'between 0.1% and 1%': `That belongs to a z between 2.58 and 3.29; here z is about ${z}.`,
      }
      return {
        kind: 'single',
        stem: `A coin shows heads in ${heads} of ${n} tosses. For a fair coin the mean is ${mean} and the SD ${sd}. In which range lies p, with both sides counted?`,
        options: Object.entries(whys).map(([text, why]) =>
          text === right
            ? {
                text,
                correct: true as const,
                why: `z is (${heads} − ${mean}) / ${sd}, about ${z}, and the table has p for the values next to it.`,
              }
            : { text, why },
        ),
      }
    },
  },
  {
    id: 'false-alarms-expected',
    skill: 'judge-significant-results',
    bloom: 'apply',
    make(random) {
      const level = random.pick([1, 5, 10])
      const tests = 100 * random.int(2, 20)
      const useless = random.pick([60, 70, 80, 90])
      const without = (tests * useless) / 100
      const key = (without * level) / 100
      return {
        kind: 'numeric',
        stem: `${tests} ideas are tested at the level of ${level}%. In truth ${useless}% of them have no effect. How many false alarms are to be expected?`,
        answer: key,
        tolerance: 0.01,
        why: `${without} ideas have no effect, and ${level}% of them come out significant by luck: ${key}.`,
        wrong: [
          { answer: (tests * level) / 100, why: 'False alarms come from ideas without an effect alone.' },
          { answer: without, why: `That is how many have no effect; ${level}% of these give a false alarm.` },
        ],
      }
    },
  },
]
