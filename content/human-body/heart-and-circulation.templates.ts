import type { Template } from '../template.ts'

const ROUND = [
  'right atrium',
  'right ventricle',
  'lung artery',
  'capillaries of the lungs',
  'lung veins',
  'left atrium',
  'left ventricle',
  'aorta',
  'capillaries of the body',
  'veins of the body',
]

export const templates: Template[] = [
  {
    id: 'next-places',
    skill: 'trace-path-of-blood',
    bloom: 'apply',
    make(random) {
      const start = random.int(0, ROUND.length - 1)
      const length = random.int(4, 6)
      const at = (offset: number) => ROUND[(start + offset) % ROUND.length] as string
      const steps = Array.from({ length }, (_, index) => at(index + 1))
      return {
        kind: 'ordering',
        stem: `A red blood cell is in this place: ${at(0)}. Put the next ${length} places that it reaches in order.`,
        steps,
        why: `From there the round goes on through ${steps.join(', ')}; the right half sends blood to the lungs and the left half to the body.`,
      }
    },
  },
  {
    id: 'output-of-a-heart',
    skill: 'reckon-cardiac-output',
    bloom: 'apply',
    make(random) {
      const rate = random.int(10, 36) * 5
      const stroke = random.int(10, 24) * 5
      const litres = (rate * stroke) / 1000
      return {
        kind: 'numeric',
        stem: `A heart beats ${rate} times a minute and pushes out ${stroke} mL with each beat. What is its cardiac output?`,
        answer: litres,
        tolerance: '2%',
        unit: 'L/min',
        units: [
          { unit: 'mL/min', factor: 1000 },
          { unit: 'mL', why: 'That would be an amount of blood; the output is an amount in each minute.' },
        ],
        why: `${rate} x ${stroke} mL = ${rate * stroke} mL a minute, and 1,000 mL are 1 L.`,
        wrong: [
          { answer: litres * 2, why: 'This counts both ventricles, but the same blood passes through each in turn.' },
          {
            answer: (rate * stroke) / 10_000,
            why: `A nought was lost: ${rate * stroke} mL are to be divided by 1,000.`,
          },
        ],
      }
    },
  },
  {
    id: 'stroke-volume-from-output',
    skill: 'reckon-cardiac-output',
    bloom: 'analyze',
    make(random) {
      const rate = random.pick([50, 60, 75, 80, 90, 100, 120, 125, 150])
      const stroke = random.int(11, 24) * 5
      const litres = (rate * stroke) / 1000
      return {
        kind: 'numeric',
        stem: `A heart pumps ${litres} L a minute with ${rate} beats a minute. How much does it push out with each beat?`,
        answer: stroke,
        tolerance: '2%',
        unit: 'mL',
        units: [{ unit: 'L', factor: 0.001 }],
        why: `${litres} L are ${litres * 1000} mL, and shared among ${rate} beats they make ${stroke} mL each.`,
        wrong: [
          { answer: stroke / 2, why: 'The output is that of one ventricle already, so it is not halved.' },
          { answer: stroke * 10, why: `${litres} L are ${litres * 1000} mL; a nought too many was put in.` },
        ],
      }
    },
  },
]
