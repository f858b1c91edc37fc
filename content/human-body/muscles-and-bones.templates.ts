import type { Template } from '../template.ts'

const tidy = (value: number) => Math.round(value * 100) / 100

export const templates: Template[] = [
  {
    id: 'pull-of-a-muscle',
    skill: 'reckon-body-levers',
    bloom: 'apply',
    make(random) {
      const near = random.pick([3, 4, 5])
      const ratio = random.int(5, 9)
      const far = near * ratio
      const kilograms = random.int(2, 12)
      const load = kilograms * 10
      const answer = load * ratio
      return {
        kind: 'numeric',
        stem: `A load of ${kilograms} kg is held ${far} cm from a joint, and the muscle grips ${near} cm from it. Take 10 N for each kilogram and leave the arm's weight aside. How strongly must the muscle pull?`,
        answer,
        tolerance: '1%',
        unit: 'N',
        units: [
          { unit: 'N·cm', why: 'Newton times centimetre measures a turning effect; the question asks for a force.' },
        ],
        why: `The load pulls with ${load} N. ${load} N x ${far} cm = ${load * far} N·cm, and divided by ${near} cm this is ${answer} N.`,
        wrong: [
          { answer: load, why: 'That is the force of the load; the muscle is nearer to the joint and needs more.' },
          { answer: tidy(load / ratio), why: 'The lever was turned round: the shorter arm needs the larger force.' },
          { answer: load * far, why: `That is the turning effect; it is still to be divided by ${near} cm.` },
        ],
      }
    },
  },
  {
    id: 'way-of-the-hand',
    skill: 'reckon-body-levers',
    bloom: 'analyze',
    make(random) {
      const near = random.pick([3, 4, 5])
      const ratio = random.int(5, 9)
      const tendon = random.int(2, 8) / 2
      const answer = tendon * ratio
      return {
        kind: 'numeric',
        stem: `A muscle grips ${near} cm from a joint, and the hand is ${near * ratio} cm from it. The tendon moves by ${tendon} cm. How far does the hand move?`,
        answer,
        tolerance: '1%',
        unit: 'cm',
        units: [{ unit: 'm', factor: 0.01 }],
        why: `The hand is ${near * ratio} / ${near} = ${ratio} times as far from the joint, so it moves ${ratio} x ${tendon} = ${answer} cm.`,
        wrong: [
          {
            answer: tidy(tendon / ratio),
            why: 'The lever was turned round: what is farther from the joint moves farther.',
          },
          {
            answer: tendon * ratio * near,
            why: `This multiplies by the ${near * ratio} cm; what counts is how many times farther the hand is.`,
          },
        ],
      }
    },
  },
]
