import type { Random, Template } from '../template.ts'

const SETTINGS = [
  { things: 'mails', positive: 'spam', act: 'marks', others: 'good mails' },
  { things: 'parts', positive: 'faulty', act: 'rejects', others: 'sound parts' },
  { things: 'photos', positive: 'blurred', act: 'removes', others: 'sharp photos' },
  { things: 'payments', positive: 'fraudulent', act: 'stops', others: 'honest payments' },
] as const

/** Counts that are all different, and for which precision and recall are far apart. */
function draw(random: Random) {
  for (;;) {
    const tp = random.int(4, 18) * 5
    const fp = random.int(1, 16) * 5
    const fn = random.int(1, 12) * 5
    const all = random.pick([400, 500, 800, 1000])
    const tn = all - tp - fp - fn
    if (new Set([tp, fp, fn, tn]).size < 4) continue
    if (Math.abs(tp / (tp + fp) - tp / (tp + fn)) < 0.05) continue
    return { ...random.pick(SETTINGS), tp, fp, fn, tn, all }
  }
}

const three = (value: number) => Math.round(value * 1000) / 1000

/** The wrong answers that differ from the key and from each other. */
function apart(key: number, slips: { answer: number; why: string }[]) {
  const far = (a: number, b: number) => Math.abs(a - b) > 0.012
  return slips
    .filter(({ answer }, at) => far(answer, key) && slips.slice(0, at).every((other) => far(other.answer, answer)))
    .map(({ answer, why }) => ({ answer: three(answer), why }))
}

export const templates: Template[] = [
  {
    id: 'precision-from-counts',
    skill: 'compute-precision-and-recall',
    bloom: 'apply',
    make(random) {
      const { things, positive, act, tp, fp, fn, tn, all } = draw(random)
      const key = tp / (tp + fp)
      return {
        kind: 'numeric',
        stem: `Of ${all} ${things} ${tp + fn} are ${positive}. A program ${act} ${tp + fp} of the ${all}, and ${tp} of those are ${positive}. What is its precision? Write a decimal number with two places.`,
        answer: three(key),
        tolerance: 0.006,
        why: `The ${tp + fp} alarms hold ${tp} true ones, and ${tp}/${tp + fp} is about ${three(key)}.`,
        wrong: apart(key, [
          {
            answer: tp / (tp + fn),
            why: `This is ${tp}/${tp + fn}, the recall; precision divides by the alarms, ${tp + fp}.`,
          },
          { answer: (tp + tn) / all, why: 'This is the accuracy, which counts the true negatives too.' },
          {
            answer: tp / all,
            why: `This divides by all ${all} ${things}; precision looks at the ${tp + fp} alarms alone.`,
          },
          { answer: fp / (tp + fp), why: 'This is the share of the alarms that are false.' },
        ]),
      }
    },
  },
  {
    id: 'recall-from-counts',
    skill: 'compute-precision-and-recall',
    bloom: 'apply',
    make(random) {
      const { things, positive, act, others, tp, fp, fn, tn, all } = draw(random)
      const key = tp / (tp + fn)
      return {
        kind: 'numeric',
        stem: `Of ${all} ${things} ${tp + fn} are ${positive}. A program ${act} ${tp} of these and ${fp} ${others} as well. What is its recall? Write a decimal number with two places.`,
        answer: three(key),
        tolerance: 0.006,
        why: `There are ${tp + fn} to be found, and ${tp}/${tp + fn} is about ${three(key)}.`,
        wrong: apart(key, [
          {
            answer: tp / (tp + fp),
            why: `This is ${tp}/${tp + fp}, the precision; recall divides by the ${tp + fn} there are.`,
          },
          { answer: (tp + tn) / all, why: 'This is the accuracy, which counts the true negatives too.' },
          { answer: fn / (tp + fn), why: `This is the share that was missed, ${fn}/${tp + fn}.` },
          {
            answer: tp / all,
            why: `This divides by all ${all}; recall looks at the ${tp + fn} alone that should be found.`,
          },
        ]),
      }
    },
  },
  {
    id: 'accuracy-of-a-table',
    skill: 'read-confusion-matrix',
    bloom: 'apply',
    make(random) {
      const { things, positive, tp, fp, fn, tn, all } = draw(random)
      const key = (100 * (tp + tn)) / all
      const percents = [
        { answer: (100 * tp) / (tp + fp), why: 'This is the precision, which looks at the alarms alone.' },
        { answer: (100 * tp) / (tp + fn), why: 'This is the recall, which looks at the true cases alone.' },
        { answer: (100 * tp) / all, why: `The ${tn} true negatives are right answers too.` },
        { answer: (100 * (fp + fn)) / all, why: 'This is the share of wrong answers.' },
      ]
      const far = (a: number, b: number) => Math.abs(a - b) > 0.2
      return {
        kind: 'numeric',
        stem: `A program was tried on ${all} ${things}.\n\n| Truth | Program says ${positive} | Program says otherwise |\n|---|---|---|\n| ${positive} | ${tp} | ${fn} |\n| all others | ${fp} | ${tn} |\n\nWhat is its accuracy? Give a percentage.`,
        answer: three(key),
        tolerance: 0.1,
        unit: '%',
        why: `Right are ${tp} + ${tn} = ${tp + tn} of ${all}, which is ${three(key)}%.`,
        wrong: percents
          .filter(
            ({ answer }, at) => far(answer, key) && percents.slice(0, at).every((other) => far(other.answer, answer)),
          )
          .map(({ answer, why }) => ({ answer: three(answer), why })),
      }
    },
  },
]
