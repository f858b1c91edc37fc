import type { Template } from '../template.ts'

export const templates: Template[] = [
  {
    id: 'last-item-out',
    skill: 'trace-stacks-and-queues',
    bloom: 'apply',
    make(random) {
      for (;;) {
        const letters = random.shuffle(['A', 'B', 'C', 'D', 'E', 'F'])
        const words: string[] = []
        const stack: string[] = []
        const queue: string[] = []
        let fromStack = ''
        let fromQueue = ''
        let takes = 0
        for (let step = 0; step < 9; step++) {
          const next = letters[step - takes]
          if (stack.length > 0 && (random.int(0, 2) === 0 || next === undefined)) {
            fromStack = stack.pop() ?? ''
            fromQueue = queue.shift() ?? ''
            words.push('take')
            takes++
          } else if (next !== undefined) {
            stack.push(next)
            queue.push(next)
            words.push(`put ${next}`)
          }
        }
        if (takes < 3 || words.at(-1) !== 'take' || fromStack === fromQueue) continue
        const isStack = random.int(0, 1) === 1
        const key = isStack ? fromStack : fromQueue
        const other = isStack ? fromQueue : fromStack
        return {
          kind: 'typed',
          stem: `An empty ${isStack ? 'stack' : 'queue'} goes through these operations: ${words.join(', ')}. Which letter comes out at the last one?`,
          answers: [key],
          why: isStack
            ? `A stack gives back what was put in last of what is left, and that is ${key}.`
            : `A queue gives back what was put in first of what is left, and that is ${key}.`,
          wrong: [
            {
              answer: other,
              why: isStack
                ? 'A queue would give this one; a stack takes the youngest.'
                : 'A stack would give this one; a queue takes the oldest.',
            },
          ],
        }
      }
    },
  },
  {
    id: 'place-in-ring-buffer',
    skill: 'trace-stacks-and-queues',
    bloom: 'apply',
    make(random) {
      for (;;) {
        const places = random.int(5, 12)
        const front = random.int(1, places - 1)
        const items = random.int(2, places - 1)
        const key = (front + items) % places
        if (front + items < places) continue
        return {
          kind: 'numeric',
          stem: `A ring buffer has ${places} places, numbered 0 to ${places - 1}. Its front item stands at place ${front}, and it holds ${items} items. At which place will the next item be put?`,
          answer: key,
          why: `The items take up ${items} places from ${front} on, so the next is (${front} + ${items}) mod ${places} = ${key}.`,
          wrong: [
            { answer: front + items, why: `The places end at ${places - 1}; from there it goes on at 0.` },
            {
              answer: (key + places - 1) % places,
              why: `The last item stands there: ${items} items from ${front} on end one place before the next free one.`,
            },
            { answer: (key + 1) % places, why: 'This leaves a place empty between the last item and the next one.' },
          ].filter(({ answer }, at, all) => answer !== key && all.findIndex((one) => one.answer === answer) === at),
        }
      }
    },
  },
  {
    id: 'moves-by-shifting',
    skill: 'cost-of-stacks-and-queues',
    bloom: 'apply',
    make(random) {
      const n = random.int(6, 60)
      const key = (n * (n - 1)) / 2
      return {
        kind: 'numeric',
        stem: `A queue of ${n} items stands in an array. It is emptied by taking out the first item and moving each of the others one place forward, again and again. How many moves are made?`,
        answer: key,
        unit: 'moves',
        why: `The moves are ${n - 1} + ${n - 2} + … + 0, which is ${n} x ${n - 1} / 2 = ${key}.`,
        wrong: [
          { answer: n * (n - 1), why: 'This counts as many moves each time as at first; the queue gets shorter.' },
          { answer: n - 1, why: 'So many moves follow the first item alone.' },
          { answer: (n * (n + 1)) / 2, why: 'This moves the item that is taken out as well.' },
        ],
      }
    },
  },
]
