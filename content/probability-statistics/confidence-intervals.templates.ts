import type { Template } from '../template.ts'

const withCommas = (value: number) => value.toLocaleString('en-US')
const tidy = (value: number) => Math.round(value * 1000) / 1000

type Expected = { answer: number; why: string }

const apart = (key: number, slips: Expected[], tolerance: number) =>
  slips.filter(
    ({ answer }, at) =>
      Math.abs(answer - key) > 2 * tolerance && slips.findIndex((other) => other.answer === answer) === at,
  )

export const templates: Template[] = [
  {
    id: 'end-of-an-interval',
    skill: 'build-interval-for-mean',
    bloom: 'apply',
    make(random) {
      const [who, what, unit, low, high, sds] = random.pick([
        ['pupils', 'sleep', 'minutes', 480, 560, [20, 40, 60]],
        ['loaves', 'weigh', 'g', 480, 520, [6, 8, 12]],
        ['batteries', 'last', 'hours', 60, 90, [4, 6, 10]],
      ] as const)
      const root = random.pick([6, 8, 10, 12, 15, 20])
      const n = root ** 2
      const mean = random.int(low, high)
      const sd = random.pick(sds)
      const error = tidy(sd / root)
      const upper = random.int(0, 1) === 1
      const sign = upper ? 1 : -1
      const key = tidy(mean + sign * 2 * (sd / root))
      const tolerance = tidy(0.05 * error + 0.006)
      return {
        kind: 'numeric',
        stem: `${n} ${who} drawn by lot ${what} ${mean} ${unit} on average, with an SD of ${sd} ${unit}. Where does the 95% interval for the mean ${upper ? 'end' : 'begin'}, with 2 standard errors?`,
        answer: key,
        tolerance,
        unit,
        why: `The SE is ${sd} / ${root}, about ${error}, and two of them ${upper ? 'above' : 'below'} ${mean} make ${key}.`,
        wrong: apart(
          key,
          [
            {
              answer: mean + sign * 2 * sd,
              why: 'This takes 2 SD; the interval for the mean is made with the standard error.',
            },
            { answer: tidy(mean + sign * (sd / root)), why: 'This takes one SE, which belongs to a level of 68%.' },
            { answer: tidy(mean - sign * 2 * (sd / root)), why: 'That is the other end of the interval.' },
          ],
          tolerance,
        ),
      }
    },
  },
  {
    id: 'size-of-a-sample',
    skill: 'plan-sample-size',
    bloom: 'apply',
    make(random) {
      const root = random.int(4, 30)
      const margin = random.pick([0.5, 1, 2, 3, 5, 10])
      const sd = (root * margin) / 2
      const key = root ** 2
      return {
        kind: 'numeric',
        stem: `Single values have an SD of ${sd} kg. How many have to be drawn by lot so that the margin of the mean at 95%, taken as 2 standard errors, is ${margin} kg?`,
        answer: key,
        tolerance: 0.5,
        why: `2 x ${sd} / ${margin} = ${root}, and the square of ${root} is ${withCommas(key)}.`,
        wrong: apart(
          key,
          [
            { answer: root, why: 'This is the root of the number; it is still to be squared.' },
            { answer: tidy(key / 4), why: 'This takes a margin of one SE, which belongs to 68%.' },
          ],
          0.5,
        ),
      }
    },
  },
]
