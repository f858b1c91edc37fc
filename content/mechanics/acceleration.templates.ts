import type { Template } from '../template.ts'

const G = 9.8
/** Rounds a number to remove floating-point errors. */
const rounded = (value: number) => Number(value.toPrecision(6))

export const templates: Template[] = [
  {
    id: 'acceleration-of-a-vehicle',
    skill: 'calculate-acceleration',
    bloom: 'apply',
    make(random) {
      for (;;) {
        const [what, fastest, hardest] = random.pick([
          ['A car', 40, 4],
          ['A tram', 18, 2],
          ['A motorcycle', 40, 4],
          ['A lorry', 25, 3],
          ['A train', 40, 1.5],
        ] as const)
        const time = random.int(4, 10)
        const acceleration = random.pick([-4, -3, -2.5, -2, -1.5, 1, 1.5, 2, 2.5, 3])
        const start = random.int(2, 30)
        const end = start + acceleration * time
        if (Math.abs(acceleration) > hardest || Math.max(start, end) > fastest) continue
        if (end < 2 || !Number.isInteger(end)) continue
        const faster = acceleration > 0
        const wrong = [
          {
            answer: -acceleration,
            why: `The size fits, but the velocity gets ${faster ? 'larger' : 'smaller'}, so the change is ${faster ? 'positive' : 'negative'}.`,
          },
          { answer: end - start, why: `${end - start} m/s is the whole change; it took ${time} s.` },
          {
            answer: rounded(end / time),
            why: `This divides the velocity at the end by the time; the start was at ${start} m/s and not at rest.`,
          },
        ]
        return {
          kind: 'numeric',
          stem: `${what} changes its velocity evenly from ${start} m/s to ${end} m/s in ${time} s. What is its acceleration?`,
          answer: acceleration,
          tolerance: '1%',
          unit: 'm/s²',
          units: [
            { unit: 'm/s', why: 'Metres per second measure a velocity; acceleration is its change in each second.' },
          ],
          why: `The change is ${end} - ${start} = ${end - start} m/s, and divided by ${time} s that is ${acceleration}.`,
          wrong: wrong.filter(
            (each, at) =>
              each.answer !== acceleration && wrong.findIndex((other) => other.answer === each.answer) === at,
          ),
        }
      }
    },
  },
  {
    id: 'distance-from-rest',
    skill: 'calculate-distance-under-acceleration',
    bloom: 'apply',
    make(random) {
      // Chosen so that after 10 s none of these things is faster than it can be in reality.
      const [what, accelerations] = random.pick([
        ['A bus', [0.5, 0.8, 1, 1.2, 1.5]],
        ['A sledge', [0.8, 1, 1.2, 1.5]],
        ['A trolley', [0.5, 0.8]],
        ['A motorcycle', [1.5, 2, 2.5, 3]],
        ['A cyclist', [0.5, 0.8, 1]],
      ] as const)
      const acceleration = random.pick<number>(accelerations)
      const time = random.int(3, 10)
      const way = rounded((acceleration * time ** 2) / 2)
      return {
        kind: 'numeric',
        stem: `${what} starts from rest with the constant acceleration $${acceleration}\\ \\text{m/s}^2$. What distance does that make in ${time} s?`,
        answer: way,
        tolerance: '1%',
        unit: 'm',
        units: [{ unit: 'm/s', why: 'Metres per second measure how fast it is; the question asks for a distance.' }],
        why: `At the end it moves at ${rounded(acceleration * time)} m/s, so on average at half of that, ${rounded((acceleration * time) / 2)} m/s, and that for ${time} s: ${way} m.`,
        wrong: [
          {
            answer: rounded(acceleration * time ** 2),
            why: `This takes the velocity of the end for the whole time; from rest the average is half of it.`,
          },
          {
            answer: rounded(acceleration * time),
            why: `${rounded(acceleration * time)} is the velocity at the end, in metres per second.`,
          },

          {
            answer: rounded((acceleration * time) / 2),
            why: 'This is the average velocity; it has to be multiplied by the time.',
          },
        ],
      }
    },
  },
  {
    id: 'thrown-up',
    skill: 'describe-free-fall',
    bloom: 'apply',
    make(random) {
      const tenths = random.int(5, 30)
      const rise = tenths / 10
      const start = rounded(G * rise)
      const asksHeight = random.int(0, 1) === 1
      const height = rounded((start * rise) / 2)
      const stem = `A ball is thrown straight up at ${start} m/s. Air hardly matters, and $g = 9.8\\ \\text{m/s}^2$. `
      return asksHeight
        ? {
            kind: 'numeric',
            stem: `${stem}How high does it rise?`,
            answer: height,
            tolerance: '2%',
            unit: 'm',
            units: [{ unit: 's', why: 'Seconds would tell how long it rises; the question asks how high.' }],
            why: `It rises for ${start} / 9.8 = ${rise} s, at ${rounded(start / 2)} m/s on average, which makes ${height} m.`,
            wrong: [
              {
                answer: rounded(start * rise),
                why: 'This takes the start velocity for the whole rise; it falls evenly to 0, so the average is half of it.',
              },
            ],
          }
        : {
            kind: 'numeric',
            stem: `${stem}After which time is it back where it was thrown?`,
            answer: rounded(2 * rise),
            tolerance: '2%',
            unit: 's',
            units: [{ unit: 'm', why: 'Metres would tell how high it rises; the question asks how long it takes.' }],
            why: `It loses 9.8 m/s each second, so it rises for ${start} / 9.8 = ${rise} s, and coming down takes as long.`,
            wrong: [{ answer: rise, why: `After ${rise} s it is at the top; coming down takes as long again.` }],
          }
    },
  },
]
