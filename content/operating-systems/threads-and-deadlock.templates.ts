import type { Template } from '../template.ts'

type Step = { thread: string; reads: boolean }

export const templates: Template[] = [
  {
    id: 'interleaved-updates',
    skill: 'trace-interleaving',
    bloom: 'apply',
    make(random) {
      for (;;) {
        const start = 10 * random.int(3, 9)
        const changes = new Map([
          ['A', random.int(1, 9)],
          ['B', random.int(10, 19)],
        ])
        const order = random.pick(['AABB', 'BBAA', 'ABAB', 'ABBA', 'BAAB', 'BABA'])
        const read = new Map<string, number>()
        let value = start
        const seen = new Set<string>()
        const steps: Step[] = [...order].map((thread) => {
          const reads = !seen.has(thread)
          seen.add(thread)
          return { thread, reads }
        })
        for (const { thread, reads } of steps) {
          if (reads) read.set(thread, value)
          else value = (read.get(thread) ?? 0) + (changes.get(thread) ?? 0)
        }
        const sum = start + (changes.get('A') ?? 0) + (changes.get('B') ?? 0)
        const last = order[3] as string
        const first = last === 'A' ? 'B' : 'A'
        const lost = value !== sum
        const told = steps
          .map(({ thread, reads }) =>
            reads ? `${thread} reads` : `${thread} writes what it read plus ${changes.get(thread)}`,
          )
          .join('; ')
        return {
          kind: 'numeric',
          stem: `A shared counter holds ${start}. Two threads A and B take these steps in order: ${told}. What does the counter hold at the end?`,
          answer: value,
          why: lost
            ? `${last} read ${start} before ${first} wrote, and its later write of ${value} wipes out the other.`
            : `${last} read after ${first} had written, so both changes count: ${start} + ${changes.get('A')} + ${changes.get('B')}.`,
          wrong: [
            ...(lost
              ? [{ answer: sum, why: `Both changes would count if ${last} had read after ${first} wrote.` }]
              : [
                  {
                    answer: start + (changes.get(last) ?? 0),
                    why: `${last} read after ${first} had written, so nothing is lost here.`,
                  },
                ]),
            {
              answer: start + (changes.get(first) ?? 0),
              why: `That is what ${first} wrote; ${last} wrote after it.`,
            },
          ],
        }
      }
    },
  },
  {
    id: 'orders-of-locks',
    skill: 'find-deadlock',
    bloom: 'analyze',
    make(random) {
      const [p, q, r] = random.shuffle(['P', 'Q', 'R', 'S', 'T', 'U']) as [string, string, string]
      const circles = random.shuffle([
        [`${p} and ${q}`, `${q} and ${p}`],
        [`${q} and ${r}`, `${r} and ${q}`],
        [`${r} and ${p}`, `${p} and ${r}`],
      ] as const)
      const straight = random.shuffle([
        [`${p} and ${q}`, `${p} and ${q}`, `Both take ${p} first, so whoever lacks it waits with empty hands.`],
        [`${p} and ${q}`, `${q} and ${r}`, `The thread with ${q} and ${r} has no need of ${p}, so it gets done.`],
        [`${p} and ${r}`, `${q} and ${r}`, `Whoever gets ${r}, the second lock of both, has all it needs.`],
        [`${r} and ${q}`, `${r} and ${p}`, `Both take ${r} first, so the one that has it finds its other lock free.`],
      ] as const)
      return {
        kind: 'multiple',
        stem: `Two threads take two of the locks ${[p, q, r].toSorted().join(', ')} each, in the order written, and give both back at the end. In which cases can they end in a deadlock?`,
        options: [
          ...circles.slice(0, 2).map(([one, two]) => ({
            text: `one takes ${one}, the other ${two}`,
            correct: true,
            why: `With ${one} against ${two} each can hold its first lock and wait for that of the other.`,
          })),
          ...straight.slice(0, random.int(2, 3)).map(([one, two, why]) => ({
            text: `one takes ${one}, the other ${two}`,
            why,
          })),
        ],
      }
    },
  },
]
