import { apart, rounded } from '../numbers.ts'
import type { Template } from '../template.ts'

export const templates: Template[] = [
  {
    id: 'distance-by-echo',
    skill: 'reckon-with-speed-of-sound',
    bloom: 'apply',
    make(random) {
      const [speed, where] = random.pick([
        [343, 'A walker claps in front of a cliff. In this air, at 20 °C, sound travels at 343 m/s'],
        [331, 'A skier shouts towards a rock face. In this air, at 0 °C, sound travels at 331 m/s'],
        [1500, 'A ship sends a pulse to the bottom of the sea. In this water, sound travels at 1,500 m/s'],
      ] as const)
      const time = random.int(2, 24) / 10
      const distance = rounded((speed * time) / 2)
      return {
        kind: 'numeric',
        stem: `${where}. The echo comes back after ${time} s. How far away is the thing that reflected it?`,
        answer: distance,
        tolerance: '1%',
        unit: 'm',
        units: [{ unit: 'km', factor: 0.001 }],
        why: `In ${time} s, sound travels ${rounded(speed * time)} m, there and back. Half of that is ${distance} m.`,
        wrong: apart(distance, [
          { answer: speed * time, why: 'This is the way there and back.' },
          { answer: speed * time * 2, why: 'You doubled the way there and back. Halve it.' },
          { answer: speed / time, why: 'You divided the speed by the time. Distance is speed times time.' },
        ]),
      }
    },
  },
  {
    id: 'wavelength-of-a-tone',
    skill: 'reckon-with-speed-of-sound',
    bloom: 'apply',
    make(random) {
      const [medium, speed] = random.pick([
        ['air at 20 °C', 343],
        ['air at 0 °C', 331],
        ['water', 1480],
      ] as const)
      const frequency = random.pick([50, 100, 200, 250, 400, 500, 800, 1000, 2000, 5000])
      const length = rounded(speed / frequency)
      return {
        kind: 'numeric',
        stem: `A tone of ${frequency} Hz travels through ${medium} at ${speed} m/s. What's its wavelength?`,
        answer: length,
        tolerance: '1%',
        unit: 'm',
        units: [{ unit: 'cm', factor: 100 }],
        why: `Wavelength is speed divided by frequency: ${speed} / ${frequency} = ${length} m.`,
        wrong: apart(length, [
          { answer: speed * frequency, why: 'You multiplied. Divide the speed by the frequency.' },
          { answer: frequency / speed, why: "You divided the frequency by the speed. It's the other way round." },
        ]),
      }
    },
  },
  {
    id: 'decibels-and-factors',
    skill: 'compare-sound-levels',
    bloom: 'apply',
    make(random) {
      const tens = random.int(2, 5)
      const low = random.int(3, 13 - tens) * 5
      const high = low + 10 * tens
      const factor = 10 ** tens
      const written = factor.toLocaleString('en-US')
      return {
        kind: 'numeric',
        stem: `One sound has ${low} dB, and another one has ${high} dB. How many times as large is the intensity of the stronger one?`,
        answer: factor,
        why: `The difference is ${10 * tens} dB, and each 10 dB is a factor of 10. Together that's ${written} times.`,
        wrong: [
          {
            answer: 10 * tens,
            why: 'This is the difference in decibels. Each 10 dB is a factor of 10.',
          },
          {
            answer: factor * 10,
            why: `This is ${tens + 1} factors of ten, but the difference is only ${10 * tens} dB.`,
          },
          {
            answer: factor / 10,
            why: `This is one factor of ten too few. The difference is ${10 * tens} dB.`,
          },
        ].filter((slip, at, all) => all.findIndex((other) => other.answer === slip.answer) === at),
      }
    },
  },
]
