import type { Template } from '../template.ts'

const FIELDS = ['percentages', 'verb tenses', 'volumes', 'chess openings', 'bird songs', 'equations']

export const templates: Template[] = [
  {
    id: 'count-changes-of-kind',
    skill: 'tell-blocked-from-interleaved',
    bloom: 'apply',
    make(random) {
      for (;;) {
        const length = random.int(7, 10)
        const row = Array.from({ length }, () => random.pick(['A', 'B', 'C']))
        const changes = row.filter((kind, at) => at > 0 && kind !== row[at - 1]).length
        const kinds = new Set(row).size
        if (kinds < 3 || changes < 3 || changes > length - 2) continue
        const wrong = [
          {
            answer: length,
            why: 'This is the number of problems; between them there is one step fewer, and some keep the kind.',
          },
          {
            answer: length - 1,
            why: 'These are all steps from one problem to the next; at some of them the kind stays.',
          },
          { answer: changes + 1, why: 'This counts the runs of one kind; the changes between them are one fewer.' },
          { answer: kinds, why: 'This is the number of kinds; the question asks how often they change.' },
        ]
        return {
          kind: 'numeric',
          stem: `A set of problems on ${random.pick(FIELDS)} has the order ${row.join(' ')}. How often does the kind change from one problem to the next?`,
          answer: changes,
          why: `Of the ${length - 1} steps, ${length - 1 - changes} ${length - 1 - changes === 1 ? 'keeps' : 'keep'} the kind, and ${changes} change it.`,
          wrong: wrong.filter(
            ({ answer }, at) => answer !== changes && wrong.findIndex((other) => other.answer === answer) === at,
          ),
        }
      }
    },
  },
  {
    id: 'performance-or-learning',
    skill: 'tell-performance-from-learning',
    bloom: 'analyze',
    make(random) {
      const field = random.pick(FIELDS)
      const mixedNow = random.int(50, 68)
      const blockedNow = random.int(mixedNow + 8, 92)
      const blockedLater = random.int(18, 38)
      const mixedLater = random.int(blockedLater + 9, 66)
      const lead = mixedLater - blockedLater
      const other = blockedNow - mixedNow
      return {
        kind: 'single',
        stem: `Two groups practise ${field} with the same problems. In practice those with blocks solve ${blockedNow}%, those with a mixture ${mixedNow}%. A week later it is ${blockedLater}% and ${mixedLater}%. Which conclusion do the numbers support?`,
        options: random.shuffle([
          {
            text: `By learning the mixture leads, by ${lead} points`,
            correct: true,
            why: `Learning is what is still there later, and ${mixedLater} - ${blockedLater} = ${lead}.`,
          },
          {
            text: `By learning the blocks lead, by ${other} points`,
            misconception: 1,
            why: `The ${other} points are the lead in practice, which is performance.`,
          },
          {
            text: `By performance the mixture leads, by ${lead} points`,
            why: `Performance is what shows in practice, and there the blocks led by ${other} points.`,
          },
          {
            text: 'By learning the two are level',
            why: `A week later they stood at ${blockedLater}% and ${mixedLater}%, which is far from level.`,
          },
        ]),
      }
    },
  },
]
