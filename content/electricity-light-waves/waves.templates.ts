import { apart, rounded } from '../numbers.ts'
import type { Template } from '../template.ts'

export const templates: Template[] = [
  {
    id: 'speed-frequency-wavelength',
    skill: 'apply-wave-speed',
    bloom: 'apply',
    make(random) {
      // Waves in a tight rope are never very slow.
      const frequency = random.pick([2, 3, 4, 5, 8, 10])
      const length = random.pick([1.5, 2.5, 4, 6, 12])
      const speed = rounded(frequency * length)
      const where = random.pick(['on a long rope', 'along a steel cable', 'along a stretched wire'])
      const asked = random.pick(['speed', 'frequency', 'wavelength'] as const)
      if (asked === 'speed') {
        return {
          kind: 'numeric',
          stem: `Waves ${where} have a frequency of ${frequency} Hz and a wavelength of ${length} m. How fast do they run?`,
          answer: speed,
          tolerance: '1%',
          unit: 'm/s',
          why: `Each second ${frequency} waves of ${length} m pass: ${frequency} x ${length} = ${speed} m/s.`,
          wrong: apart(speed, [
            { answer: length / frequency, why: 'This divides; speed is frequency times wavelength.' },
            {
              answer: frequency / length,
              why: 'This divides the frequency by the wavelength; the two are multiplied.',
            },
          ]),
        }
      }
      if (asked === 'frequency') {
        return {
          kind: 'numeric',
          stem: `Waves ${where} run at ${speed} m/s and are ${length} m long from crest to crest. What is their frequency?`,
          answer: frequency,
          tolerance: '1%',
          unit: 'Hz',
          units: [{ unit: 's', why: 'Seconds measure the period; frequency is in hertz.' }],
          why: `The speed divided by the wavelength is ${speed} / ${length} = ${frequency} Hz.`,
          wrong: apart(frequency, [
            { answer: speed * length, why: 'This multiplies; the speed is divided by the wavelength.' },
            { answer: length / speed, why: 'This is the period, the time of one swing.' },
          ]),
        }
      }
      return {
        kind: 'numeric',
        stem: `Waves ${where} run at ${speed} m/s with a frequency of ${frequency} Hz. What is their wavelength?`,
        answer: length,
        tolerance: '1%',
        unit: 'm',
        why: `The speed divided by the frequency is ${speed} / ${frequency} = ${length} m.`,
        wrong: apart(length, [
          { answer: speed * frequency, why: 'This multiplies; the speed is divided by the frequency.' },
          { answer: frequency / speed, why: 'This divides the frequency by the speed, the wrong way round.' },
        ]),
      }
    },
  },
  {
    id: 'period-from-count',
    skill: 'describe-wave-quantities',
    bloom: 'apply',
    make(random) {
      for (;;) {
        const swings = random.int(4, 60)
        const period = random.pick([0.2, 0.4, 0.5, 0.8, 1.25, 1.5, 2, 2.5, 4])
        const time = rounded(swings * period)
        if (!Number.isInteger(time)) continue
        const what = random.pick(
          period < 1 ? ['A branch in the wind', 'A weight on a spring'] : ['A buoy', 'A rope bridge'],
        )
        return {
          kind: 'numeric',
          stem: `${what} goes up and down ${swings} times in ${time} s. What is its period?`,
          answer: period,
          tolerance: '1%',
          unit: 's',
          units: [{ unit: 'Hz', why: 'Hertz measure the frequency; a period is a time.' }],
          why: `${swings} swings take ${time} s, so one takes ${time} / ${swings} = ${period} s.`,
          wrong: apart(period, [
            { answer: swings / time, why: 'That is the number of swings each second, the frequency.' },
            { answer: time, why: `That is the time of all ${swings} swings.` },
            { answer: time / swings / 2, why: 'That is half a swing; a full one goes up, down and back.' },
          ]),
        }
      }
    },
  },
]
