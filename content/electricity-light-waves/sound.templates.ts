import { apart, rounded } from '../numbers.ts'
import type { Template } from '../template.ts'

export const templates: Template[] = [
  {
    id: 'distance-by-echo',
    skill: 'reckon-with-speed-of-sound',
    bloom: 'apply',
    make(random) {
      const [speed, where] = random.pick([
        [343, 'In air at 20 °C a walker claps in front of a cliff, and sound runs at 343 m/s'],
        [331, 'In air at 0 °C a skier shouts towards a rock face, and sound runs at 331 m/s'],
        [1500, 'A ship sends a pulse to the bottom of the sea, where sound runs at 1,500 m/s'],
      ] as const)
      const time = random.int(2, 24) / 10
      const distance = rounded((speed * time) / 2)
      return {
        kind: 'numeric',
        stem: `${where}. The echo is back after ${time} s. How far away is what threw it back?`,
        answer: distance,
        tolerance: '1%',
        unit: 'm',
        units: [{ unit: 'km', factor: 0.001 }],
        why: `In ${time} s sound covers ${rounded(speed * time)} m, there and back, and half of it is ${distance} m.`,
        wrong: apart(distance, [
          { answer: speed * time, why: 'That is the way there and back.' },
          { answer: speed * time * 2, why: 'The way there and back is halved and not doubled.' },
          { answer: speed / time, why: 'This divides the speed by the time; the way is speed times time.' },
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
        stem: `A tone of ${frequency} Hz runs through ${medium} at ${speed} m/s. What is its wavelength?`,
        answer: length,
        tolerance: '1%',
        unit: 'm',
        units: [{ unit: 'cm', factor: 100 }],
        why: `The speed divided by the frequency is ${speed} / ${frequency} = ${length} m.`,
        wrong: apart(length, [
          { answer: speed * frequency, why: 'This multiplies; the speed is divided by the frequency.' },
          { answer: frequency / speed, why: 'This divides the frequency by the speed, the wrong way round.' },
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
        kind: 'typed',
        stem: `One sound has ${low} dB, another ${high} dB. How many times the intensity of the weaker one does the stronger one have? Write a whole number.`,
        answers: [written, String(factor), `10^${tens}`],
        why: `The difference is ${10 * tens} dB, and each 10 dB is a factor of 10: ${written} times.`,
        wrong: [
          {
            answer: String(10 * tens),
            why: `${10 * tens} is the difference in decibels; each ten of them is a factor of 10.`,
          },
          {
            answer: (factor * 10).toLocaleString('en-US'),
            why: `That is ${tens + 1} factors of ten; the difference has ${tens} tens.`,
          },
          {
            answer: (factor / 10).toLocaleString('en-US'),
            why: `That is one factor of ten too few; there are ${tens}.`,
          },
        ].filter((slip, at, all) => all.findIndex((other) => other.answer === slip.answer) === at),
      }
    },
  },
]
