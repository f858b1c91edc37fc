import type { Template } from '../template.ts'

/** Rounds a number to remove floating-point errors. */
const rounded = (value: number, digits = 6) => Number(value.toPrecision(digits))
/** A number as people write it: 30,000. */
const written = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 6 })

/** 'A crate of 20 kg' or, for several things, 'A sledge with its rider, 60 kg in all,'. */
const ofMass = (who: string, mass: number) =>
  who.includes(' with ') ? `${who}, ${written(mass)} kg in all,` : `${who} of ${written(mass)} kg`

export const templates: Template[] = [
  {
    id: 'energy-of-motion',
    skill: 'calculate-energies',
    bloom: 'apply',
    make(random) {
      const [what, masses, low, high] = random.pick([
        ['A cyclist with her bicycle', [70, 80, 90], 3, 9],
        ['A car', [900, 1000, 1200, 1400], 8, 30],
        ['A dog', [10, 20, 30], 3, 9],
        ['A ball', [0.2, 0.4, 0.5, 0.6], 5, 25],
      ] as const)
      const mass = random.pick(masses)
      const speed = random.int(low, high)
      const energy = rounded((mass * speed ** 2) / 2)
      return {
        kind: 'numeric',
        stem: `${ofMass(what, mass)} moves at ${speed} m/s. How large is the kinetic energy?`,
        answer: energy,
        tolerance: '1%',
        unit: 'J',
        units: [
          { unit: 'kJ', factor: 0.001 },
          { unit: 'W', why: 'Watts measure power, energy for each second.' },
        ],
        why: `Half of ${written(mass)} times ${speed} squared, ${speed ** 2}, is ${written(energy)} J.`,
        wrong: [
          { answer: rounded(mass * speed ** 2), why: 'The half in front is missing.' },
          { answer: rounded((mass * speed) / 2), why: `The speed has to be squared: ${speed} times ${speed}.` },
          {
            answer: rounded(mass * speed),
            why: 'Mass times speed is no energy; half the mass times the square of the speed is.',
          },
        ],
      }
    },
  },
  {
    id: 'speed-after-a-descent',
    skill: 'use-energy-conservation',
    bloom: 'apply',
    make(random) {
      const what = random.pick([
        'A sledge',
        'A roller coaster car',
        'A block of ice',
        'A skier',
        'A bead on a smooth wire',
      ])
      // The heights that belong to these speeds have one decimal place.
      const speed = random.pick([2.8, 4.2, 5.6, 7, 8.4, 9.8, 11.2, 12.6, 14, 16.8])
      const height = rounded(speed ** 2 / 19.6)
      return {
        kind: 'numeric',
        stem: `${what} starts from rest and goes down by ${rounded(height, 3)} m. Friction hardly matters, and $g = 9.8$ N/kg. What is the speed then?`,
        answer: speed,
        tolerance: '1%',
        unit: 'm/s',
        units: [
          { unit: 'km/h', factor: 3.6 },
          { unit: 'J', why: 'Joules measure energy; the question asks how fast it is.' },
        ],
        why: `2 times 9.8 times ${rounded(height, 3)} is ${rounded(speed ** 2, 4)}, and its square root is ${speed}.`,
        wrong: [
          { answer: rounded(speed ** 2), why: 'This is the square of the speed; the root is missing.' },
          {
            answer: rounded(speed / Math.SQRT2, 4),
            why: `This is the root of 9.8 times ${rounded(height, 3)}; the factor 2 is missing.`,
          },
        ],
      }
    },
  },
  {
    id: 'heat-on-the-way-down',
    skill: 'use-energy-conservation',
    bloom: 'analyze',
    make(random) {
      for (;;) {
        const [who, goes, least, most] = random.pick([
          ['A child', 'slides', 20, 45],
          ['A sledge with its rider', 'slides', 35, 90],
          ['A crate', 'slides', 20, 80],
          ['A cyclist with her bicycle', 'rolls', 65, 100],
        ] as const)
        const mass = random.int(least / 5, most / 5) * 5
        const height = random.int(4, 20) / 2
        const speed = random.int(3, 12)
        const above = rounded(mass * 9.8 * height)
        const motion = rounded((mass * speed ** 2) / 2)
        const heat = rounded(above - motion)
        if (heat < 0.15 * above || heat > 0.8 * above) continue
        if (Math.abs(heat - motion) < 0.05 * heat) continue
        return {
          kind: 'numeric',
          stem: `${ofMass(who, mass)} starts from rest, ${goes} down by ${height} m and then moves at ${speed} m/s. With $g = 9.8$ N/kg, how much energy has become heat?`,
          answer: heat,
          tolerance: '1%',
          unit: 'J',
          units: [{ unit: 'kJ', factor: 0.001 }],
          why: `At the top there were ${mass} times 9.8 times ${height}, ${written(above)} J; in the motion are half of ${mass} times ${speed} squared, ${written(motion)} J; the difference is ${written(heat)} J.`,
          wrong: [
            {
              answer: above,
              why: `${written(above)} J is all that was there at the top; a part of it is in the motion.`,
            },
            {
              answer: motion,
              why: `${written(motion)} J is in the motion; heat is what is missing to the ${written(above)} J of the start.`,
            },
            {
              answer: rounded(above + motion),
              why: 'The motion has its energy from the height, so it is subtracted and not added.',
            },
          ],
        }
      }
    },
  },
  {
    id: 'power-of-lifting',
    skill: 'calculate-work-and-power',
    bloom: 'apply',
    make(random) {
      const [what, masses] = random.pick([
        ['A crane lifts a load', [200, 400, 500, 800]],
        ['A winch lifts a boat', [100, 150, 250]],
        ['A climber hauls up a rucksack', [5, 10, 15, 20]],
        ['A pump raises a tankful of water', [50, 100, 200, 300]],
      ] as const)
      const mass = random.pick(masses)
      const height = random.int(2, 12)
      const time = random.pick([5, 10, 20, 25, 40, 50])
      const work = rounded(mass * 9.8 * height)
      const power = rounded(work / time)
      return {
        kind: 'numeric',
        stem: `${what} of ${mass} kg by ${height} m in ${time} s. With $g = 9.8$ N/kg, how large is the power of lifting it?`,
        answer: power,
        tolerance: '1%',
        unit: 'W',
        units: [
          { unit: 'kW', factor: 0.001 },
          { unit: 'J', why: 'Joules measure the work; power is work for each second.' },
        ],
        why: `The work is ${mass} times 9.8 times ${height}, ${written(work)} J, and divided by ${time} s that is ${written(power)} W.`,
        wrong: [
          { answer: work, why: `${written(work)} J is the work; it is spread over ${time} s.` },
          {
            answer: rounded((mass * height) / time),
            why: 'The force is the weight, mass times 9.8, and not the mass.',
          },
          { answer: rounded(work * time), why: 'Work was multiplied by the time; power is work divided by time.' },
        ],
      }
    },
  },
]
