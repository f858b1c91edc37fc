import type { Template } from '../template.ts'

const withCommas = (value: number) => value.toLocaleString('en-US')
const tidy = (value: number) => Math.round(value * 10) / 10

export const templates: Template[] = [
  {
    id: 'distance-from-lag',
    skill: 'locate-an-earthquake',
    bloom: 'apply',
    make(random) {
      const lag = random.int(5, 60)
      const first = random.int(0, 59)
      const minute = random.int(10, 50)
      const second = first + lag
      const clock = (seconds: number) => `${minute + Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
      const answer = tidy(8.4 * lag)
      return {
        kind: 'numeric',
        stem: `A station records the P-wave of an earthquake at ${clock(first)} (minutes and seconds past the hour) and its S-wave at ${clock(second)}. In this region, the distance is 8.4 km/s times the lag. How far away was the earthquake?`,
        answer,
        tolerance: '2%',
        unit: 'km',
        units: [{ unit: 's', why: 'Seconds are the unit of the lag. The question asks for a distance.' }],
        why: `The lag is ${lag} s, and 8.4 km/s × ${lag} s = ${answer} km.`,
        wrong: [
          {
            answer: 6 * lag,
            why: `You multiplied by the speed of the P-wave, but ${lag} s is the lag and not the time that the wave has travelled.`,
          },
          {
            answer: tidy(2.5 * lag),
            why: 'You multiplied by the difference between the speeds, 6 - 3.5, but the lag is a difference between times.',
          },
        ],
      }
    },
  },
  {
    id: 'how-many-times',
    skill: 'compare-magnitudes',
    bloom: 'apply',
    make(random) {
      const tenths = random.int(30, 60)
      const steps = random.int(1, 3)
      const low = (tenths / 10).toFixed(1)
      const high = (tenths / 10 + steps).toFixed(1)
      const energy = [32, 1_000, 32_000][steps - 1] as number
      const swing = 10 ** steps
      const added = steps === 1 ? 3.2 : 32 * steps
      return {
        kind: 'single',
        stem: `Two earthquakes have the magnitudes ${low} and ${high}. About how many times as much energy did the stronger one release?`,
        options: [
          {
            text: `${withCommas(energy)} times`,
            correct: true,
            why: `${high} - ${low} = ${steps}, and each step multiplies the energy by about 32.`,
          },
          {
            text: `${withCommas(swing)} times`,
            why: 'This is roughly how much further the ground moves. The energy increases by about 32 times per step.',
          },
          {
            text: `${added} times`,
            why:
              steps === 1
                ? 'This is a tenth of the right factor. Each step multiplies the energy by about 32.'
                : 'You added the factors of the steps, but you have to multiply them.',
          },
          {
            text: `${(Number(high) / Number(low)).toFixed(1)} times`,
            misconception: 2,
            why: 'You divided the magnitudes, but they are steps on a scale, and each step multiplies the energy.',
          },
        ],
      }
    },
  },
]
