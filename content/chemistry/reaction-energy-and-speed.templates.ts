import type { Template } from '../template.ts'

type Slip = { answer: number; why: string }

const slipsOf = (key: number, slips: Slip[]) =>
  slips.filter(({ answer }, at) => answer !== key && slips.findIndex((other) => other.answer === answer) === at)

export const templates: Template[] = [
  {
    id: 'energy-from-bonds',
    skill: 'reckon-reaction-energy',
    bloom: 'apply',
    make(random) {
      // A2 + B2 -> 2 AB with invented elements, so that the result has to be calculated.
      for (;;) {
        const first = random.int(15, 60) * 10
        const second = random.int(15, 60) * 10
        const product = random.int(15, 60) * 10
        const cost = first + second
        const gain = 2 * product
        const change = cost - gain
        if (Math.abs(change) < 40) continue
        const written = String(change)
        return {
          kind: 'numeric',
          stem: `Two imagined elements react, A₂ + B₂ → 2 AB. For each mole, A–A has ${first} kJ, B–B ${second} kJ and A–B ${product} kJ. How large is ΔH, with its sign?`,
          answer: change,
          tolerance: 1,
          unit: 'kJ',
          why: `Breaking costs ${first} + ${second} = ${cost} kJ, making gives 2 x ${product} = ${gain} kJ, and ${cost} - ${gain} = ${written}.`,
          wrong: slipsOf(change, [
            {
              answer: -change,
              why: `The size is right; heat ${change < 0 ? 'goes off, so the sign is minus' : 'is taken in, so the sign is plus'}.`,
            },
            { answer: cost - product, why: 'Just one A–B was counted; two are made.' },
            { answer: cost + gain, why: 'This adds what is given off to what is paid; the one is subtracted.' },
          ]),
        }
      }
    },
  },
  {
    id: 'reverse-hill',
    skill: 'explain-activation-energy',
    bloom: 'apply',
    make(random) {
      for (;;) {
        const hill = random.int(8, 50) * 5
        const heat = random.int(4, 40) * 5
        const gives = random.int(0, 1) === 1
        if (heat === hill || (!gives && heat > hill - 10)) continue
        const answer = gives ? hill + heat : hill - heat
        return {
          kind: 'numeric',
          stem: `A reaction has an activation energy of ${hill} kJ and ${gives ? 'gives off' : 'takes in'} ${heat} kJ. How large is the activation energy for the way back?`,
          answer,
          unit: 'kJ',
          why: `The products lie ${heat} kJ ${gives ? 'below' : 'above'} the reactants, so from there the hill is ${hill} ${gives ? '+' : '-'} ${heat} = ${answer} kJ high.`,
          wrong: slipsOf(answer, [
            {
              answer: Math.abs(gives ? hill - heat : hill + heat),
              why: `The products lie ${gives ? 'lower, so the climb is longer' : 'higher, so the climb is shorter'}.`,
            },
            { answer: hill, why: `The top is the same, but the start lies ${heat} kJ ${gives ? 'lower' : 'higher'}.` },
            { answer: heat, why: 'That is the difference between the two ends.' },
          ]),
        }
      }
    },
  },
  {
    id: 'rule-of-ten-degrees',
    skill: 'predict-reaction-rate',
    bloom: 'apply',
    make(random) {
      const steps = random.int(2, 4)
      const start = random.int(0, 40)
      const what = random.pick([
        'A glue hardens',
        'A dye fades in bleach',
        'A strip of metal dissolves in acid',
        'A solution turns cloudy',
      ])
      const colder = random.int(0, 1) === 1
      const factor = 2 ** steps
      const time = factor * random.int(1, 6)
      const answer = colder ? time : time / factor
      const given = colder ? time / factor : time
      const [from, to] = colder ? [start + 10 * steps, start] : [start, start + 10 * steps]
      return {
        kind: 'numeric',
        stem: `${what} in ${given} hours at ${from} °C. Suppose that ten degrees more make the reaction twice as fast. In how many hours does it happen at ${to} °C?`,
        answer,
        unit: 'h',
        why: `${10 * steps} degrees are ${steps} steps of ten, a factor of ${factor}, and ${colder ? `colder means slower: ${given} x ${factor}` : `warmer means faster: ${given} / ${factor}`} = ${answer} h.`,
        wrong: slipsOf(answer, [
          {
            answer: colder ? given * 2 * steps : Number((given / (2 * steps)).toPrecision(6)),
            why: `This takes ${steps} times two; each step doubles, so the factors multiply to ${factor}.`,
          },
          {
            answer: colder ? Number((given / factor).toPrecision(6)) : given * factor,
            why: `Turned round: ${colder ? 'in the cold it takes longer' : 'in the warmth it takes less time'}.`,
          },
        ]),
      }
    },
  },
]
