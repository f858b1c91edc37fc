import type { Template } from '../template.ts'

/** Rounds a number to remove floating-point errors. */
const rounded = (value: number) => Number(value.toPrecision(6))
const minus = (value: number) => String(value).replace('-', '−')

export const templates: Template[] = [
  {
    id: 'speed-from-way-and-time',
    skill: 'calculate-average-velocity',
    bloom: 'apply',
    make(random) {
      const [who, low, high] = random.pick([
        ['A cyclist', 3, 9],
        ['A tram', 8, 16],
        ['A runner', 3, 6],
        ['A motorboat', 5, 12],
        ['A goods train', 12, 24],
      ] as const)
      const halves = random.int(2 * low, 2 * high)
      const speed = halves / 2
      const minutes = random.int(2, 9)
      const time = 60 * minutes
      const way = speed * time
      return {
        kind: 'numeric',
        stem: `${who} covers ${rounded(way / 1000)} km in ${minutes} minutes. What's its average speed?`,
        answer: speed,
        tolerance: '1%',
        unit: 'm/s',
        units: [
          { unit: 'km/h', factor: 3.6 },
          { unit: 's', why: 'Seconds are a unit of time. Speed is distance divided by time.' },
        ],
        why: `${rounded(way / 1000)} km are ${way} m and ${minutes} minutes are ${time} s. ${way} divided by ${time} is ${speed} m/s, or ${rounded(speed * 3.6)} km/h.`,
        wrong: [
          {
            answer: rounded(way / minutes),
            why: `You divided by ${minutes}, so this is in metres per minute. A minute has 60 seconds.`,
          },
          {
            answer: rounded(time / way),
            why: 'This is the time divided by the distance, the number of seconds for each metre.',
          },
        ],
      }
    },
  },
  {
    id: 'two-legs',
    skill: 'calculate-average-velocity',
    bloom: 'analyze',
    make(random) {
      for (;;) {
        const first = random.pick([10, 12, 15, 20, 30, 40, 60])
        const second = random.pick([10, 12, 15, 20, 30, 40, 60])
        const way = random.pick([30, 60, 120])
        const hours = way / first + way / second
        const average = (2 * way) / hours
        // The time must be in quarters of an hour, and the average must be a multiple of one half.
        if (first === second || !Number.isInteger(hours * 4) || !Number.isInteger(average * 2)) continue
        const who = random.pick(['Lena', 'Omar', 'Yuki', 'Tariq', 'Zofia'])
        return {
          kind: 'numeric',
          stem: `${who} travels ${way} km at ${first} km/h and then another ${way} km at ${second} km/h. What's the average speed for the whole trip?`,
          answer: average,
          tolerance: '1%',
          unit: 'km/h',
          why: `The parts take ${rounded(way / first)} h and ${rounded(way / second)} h. That's ${2 * way} km in ${rounded(hours)} h, which is ${average} km/h.`,
          wrong: [
            {
              answer: (first + second) / 2,
              why: `This is the mean of the two speeds. But the slower part takes longer, so it counts for more.`,
            },
            { answer: rounded(way / hours), why: `You counted ${way} km, but the whole distance is twice that.` },
          ],
        }
      }
    },
  },
  {
    id: 'displacement-of-a-walk',
    skill: 'tell-displacement-from-distance',
    bloom: 'apply',
    make(random) {
      for (;;) {
        const [start, turn, end] = [10 * random.int(-6, 9), 10 * random.int(-9, 12), 10 * random.int(-6, 9)]
        const displacement = end - start
        const way = Math.abs(turn - start) + Math.abs(end - turn)
        const values = [displacement, -displacement, way, end]
        if (start === 0 || Math.abs(turn - start) < 20 || Math.abs(end - turn) < 20) continue
        if (displacement === 0 || new Set(values).size < values.length) continue
        return {
          kind: 'numeric',
          stem: `A cart on a straight track moves from the position ${minus(start)} m to ${minus(turn)} m and then to ${minus(end)} m. What's its displacement?`,
          answer: displacement,
          unit: 'm',
          why: `The position at the end minus the position at the start is ${minus(end)} − ${start < 0 ? `(${minus(start)})` : start} = ${minus(displacement)} m.`,
          wrong: [
            {
              answer: -displacement,
              why: 'You subtracted the end from the start. Displacement is the end minus the start.',
            },
            { answer: way, why: `This is the distance. The displacement compares only the end with the start.` },
            { answer: end, why: `This is the position at the end, but the cart didn't start at 0.` },
          ],
        }
      }
    },
  },
  {
    id: 'velocity-in-a-graph',
    skill: 'read-position-against-time',
    bloom: 'apply',
    make(random) {
      const [first, second] = [random.pick([4, 5, 8, 10]), random.pick([4, 5, 8, 10])]
      const [out, back] = [random.int(1, 4), -random.int(1, 4)]
      const start = 20
      const top = start + out * first
      const end = top + back * second
      const all = first + second
      const alt = `Position against time. A straight line rises from ${start} metres at 0 seconds to ${top} metres at ${first} seconds. Another one goes from there to ${end} metres at ${all} seconds.`
      return {
        kind: 'numeric',
        stem: [
          `The graph shows where a cart is on a straight track. What's its velocity after ${first} s, when it has turned round?`,
          '',
          '```figure plot',
          `alt: ${alt}`,
          `x: [0, ${all}]`,
          `y: [${Math.min(0, end - 5)}, ${top + 5}]`,
          'xTitle: t in s',
          'yTitle: x in m',
          `curves: [{ y: "if(x < ${first}, ${start} + ${out}*x, ${top} - ${-back}*(x - ${first}))" }]`,
          `points: [{ x: 0, y: ${start} }, { x: ${first}, y: ${top} }, { x: ${all}, y: ${end} }]`,
          '```',
        ].join('\n'),
        answer: back,
        unit: 'm/s',
        why: `The position changes from ${top} m to ${end} m in ${second} s. ${minus(back * second)} divided by ${second} is ${minus(back)}.`,
        wrong: [
          { answer: -back, why: 'The size is right, but the line falls, so the cart moves in the negative direction.' },
          { answer: back * second, why: `This is the displacement. Divide it by the ${second} s that it takes.` },
        ],
      }
    },
  },
]
