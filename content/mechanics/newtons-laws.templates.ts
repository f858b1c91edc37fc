import type { Template } from '../template.ts'

/** Rounds a number to remove floating-point errors. */
const rounded = (value: number) => Number(value.toPrecision(6))
/** A number as people write it: 30,000. */
const written = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 6 })

export const templates: Template[] = [
  {
    id: 'net-force-to-acceleration',
    skill: 'apply-force-mass-acceleration',
    bloom: 'apply',
    make(random) {
      const [what, low, high] = random.pick([
        ['A crate', 20, 60],
        ['A sledge', 10, 50],
        ['A trolley', 15, 40],
        ['A boat', 80, 200],
      ] as const)
      const mass = random.int(low / 5, high / 5) * 5
      const acceleration = random.pick([0.4, 0.5, 0.6, 0.8, 1.2, 1.5, 2, 2.5])
      const net = rounded(mass * acceleration)
      const against = random.int(2, 12) * 5
      const push = rounded(net + against)
      return {
        kind: 'numeric',
        stem: `${what} of ${mass} kg is driven forwards with ${push} N and held back with ${against} N. What is its acceleration?`,
        answer: acceleration,
        tolerance: '1%',
        unit: 'm/s²',
        units: [
          { unit: 'N', why: 'Newtons measure a force; the question asks for the acceleration.' },
          { unit: 'm/s', why: 'Metres per second measure a velocity; the acceleration is its change each second.' },
        ],
        why: `The net force is ${push} - ${against} = ${net} N, and ${net} divided by ${mass} is ${acceleration}.`,
        wrong: [
          {
            answer: rounded(push / mass),
            why: `This is ${push} divided by ${mass}; the net force counts, and ${against} N of the push are balanced.`,
          },
          {
            answer: rounded((push + against) / mass),
            why: `This adds the two forces; they act against each other.`,
          },
        ],
      }
    },
  },
  {
    id: 'force-from-braking',
    skill: 'apply-force-mass-acceleration',
    bloom: 'analyze',
    make(random) {
      const [what, mass, longest, hardest] = random.pick([
        ['A car', 1000, 8, 4],
        ['A car', 1200, 8, 4],
        ['A van', 2000, 7, 4],
        ['A cyclist with her bicycle', 80, 4, 3],
        ['A tram', 30000, 8, 2],
        ['A motorcycle', 250, 8, 4],
      ] as const)
      const time = random.int(3, longest)
      const deceleration = random.int(2, hardest)
      const start = time * deceleration
      const force = mass * deceleration
      return {
        kind: 'numeric',
        stem: `${what}, ${written(mass)} kg in all, brakes evenly from ${start} m/s to rest in ${time} s. How large is the net force? Give the size, without a sign.`,
        answer: force,
        tolerance: '1%',
        unit: 'N',
        units: [{ unit: 'kN', factor: 0.001 }],
        why: `The velocity changes by ${start} m/s in ${time} s, ${deceleration} metres per second each second, and ${written(mass)} times ${deceleration} is ${written(force)}.`,
        wrong: [
          {
            answer: mass * start,
            why: `This multiplies the mass by the change of velocity; the acceleration is that change divided by ${time} s.`,
          },
          {
            answer: rounded(mass / deceleration),
            why: 'Mass was divided by the acceleration; force is their product.',
          },
        ],
      }
    },
  },
  {
    id: 'two-skaters',
    skill: 'find-force-pairs',
    bloom: 'analyze',
    make(random) {
      const factor = random.pick([2, 3, 4])
      // A multiple of the factor, so that all options are whole numbers.
      const force = factor * random.int(2, 8) * 5
      const [small, large] = random.pick([
        ['Mia', 'Anton'],
        ['Sefa', 'Bruno'],
        ['Lin', 'Marta'],
      ] as const)
      const thing = random.pick(['skater on ice', 'scientist in a space station'])
      return {
        kind: 'single',
        stem: `${small} and ${large}, each a ${thing}, push off from each other. ${large} holds a heavy trunk and has with it ${factor} times the mass of ${small}. ${small} is pushed with ${force} N. With what force is ${large} pushed?`,
        options: [
          {
            text: `with ${force} N`,
            correct: true,
            why: 'The two forces are partners, as large as each other, whatever the masses.',
          },
          {
            text: `with ${force * factor} N`,
            misconception: 2,
            why: `The mass is ${factor} times as large, but the force is the same; the acceleration is what differs.`,
          },
          {
            text: `with ${rounded(force / factor)} N`,
            misconception: 2,
            why: `Divided by ${factor} is the acceleration, since the mass is larger; the force isn't.`,
          },
          {
            text: 'with 0 N, if just one of them stretches the arms',
            why: 'Whoever starts it, each force has its partner, as large and in the opposite direction.',
          },
        ],
      }
    },
  },
]
