import type { Template } from '../template.ts'

const PEOPLE = ['Valentina', 'Emeka', 'Chiara', 'Igor', 'Soo-ah', 'Malik', 'Greta', 'Andrés']

export const templates: Template[] = [
  {
    id: 'confidence-bias',
    skill: 'measure-calibration',
    bloom: 'apply',
    make(random) {
      for (;;) {
        const who = random.pick(PEOPLE)
        const levels = Array.from({ length: 5 }, () => random.int(4, 10) * 10)
        const right = random.int(1, 5)
        const sum = levels.reduce((total, each) => total + each, 0)
        const mean = sum / 5
        const share = right * 20
        const bias = mean - share
        if (bias === 0 || new Set(levels).size < 3) continue
        const over = bias > 0
        const wrong = [
          { answer: -bias, why: 'This subtracts the other way round; the bias is mean confidence minus share right.' },
          { answer: mean, why: `This is the mean confidence; the share right, ${share}%, is still to be subtracted.` },
          { answer: share, why: 'This is the share right alone.' },
          { answer: sum - share, why: 'This uses the sum of the confidences; it has to be divided by 5 first.' },
        ]
        return {
          kind: 'numeric',
          stem: `Before five answers ${who} writes down a confidence of ${levels.map((level) => `${level}%`).join(', ')}. ${right} of the answers ${right === 1 ? 'is' : 'are'} right. How large is the bias in percentage points? Below zero it has a minus.`,
          answer: bias,
          unit: 'percentage points',
          why: `The mean confidence is ${sum}/5 = ${mean}%, the share right ${right}/5 = ${share}%, and ${mean} - ${share} = ${bias}, which is ${over ? 'overconfidence' : 'underconfidence'}.`,
          wrong: wrong.filter(
            ({ answer }, at) => answer !== bias && wrong.findIndex((other) => other.answer === answer) === at,
          ),
        }
      }
    },
  },
  {
    id: 'what-the-numbers-say',
    skill: 'measure-calibration',
    bloom: 'analyze',
    make(random) {
      for (;;) {
        const who = random.pick(PEOPLE)
        const total = random.pick([10, 20, 25, 40, 50])
        const share = random.int(8, 18) * 5
        const right = (total * share) / 100
        const mean = random.int(9, 19) * 5
        const gap = Math.abs(mean - share)
        if (!Number.isInteger(right) || gap < 10) continue
        const [key, other] = mean > share ? ['overconfident', 'underconfident'] : ['underconfident', 'overconfident']
        return {
          kind: 'single',
          stem: `In a quiz ${who} gets ${right} of ${total} questions right. The mean of the stated confidences was ${mean}%. What do these numbers say?`,
          options: random.shuffle([
            {
              text: `${who} was ${key} by ${gap} points`,
              correct: true,
              why: `${right} of ${total} are ${share}%, and ${mean} - ${share} = ${mean - share}.`,
            },
            {
              text: `${who} was ${other} by ${gap} points`,
              why: `Confidence ${mean}% lies ${mean > share ? 'above' : 'below'} the ${share}% that were right, so it is the other way round.`,
            },
            {
              text: `${who} was well calibrated`,
              why: `Calibrated would mean that ${mean}% and ${share}% lie close together.`,
            },
          ]),
        }
      }
    },
  },
]
