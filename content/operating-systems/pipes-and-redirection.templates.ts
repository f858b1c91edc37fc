import type { Template } from '../template.ts'

/** The number of lines that `uniq` outputs. */
const uniq = (lines: readonly string[]) => lines.filter((line, at) => line !== lines[at - 1]).length

export const templates: Template[] = [
  {
    id: 'uniq-or-sort-uniq',
    skill: 'trace-pipeline',
    bloom: 'apply',
    make(random) {
      for (;;) {
        const words = random.shuffle(['tea', 'rice', 'figs', 'salt', 'milk', 'corn']).slice(0, 3)
        const lines = Array.from({ length: random.int(6, 8) }, () => random.pick(words))
        const [plain, sorted] = [uniq(lines), uniq(lines.toSorted())]
        if (sorted < 3 || plain === sorted || plain === lines.length) continue
        const sorts = random.int(0, 1) === 1
        const key = sorts ? sorted : plain
        return {
          kind: 'numeric',
          stem: `A file \`f\` has the lines ${lines.join(', ')} in this order. Which number does \`${sorts ? 'sort f | uniq' : 'uniq f'} | wc -l\` print?`,
          answer: key,
          why: sorts
            ? `After sorting equal lines stand side by side, and one of each of the ${key} words is left.`
            : 'A line is left out where it equals the one just before it; equal lines further apart all pass.',
          wrong: [
            sorts
              ? {
                  answer: plain,
                  why: 'That would be so without sorting; here equal lines are brought side by side first.',
                }
              : { answer: sorted, why: 'That is how many different lines there are; uniq compares neighbours alone.' },
            { answer: lines.length, why: 'That is how many lines the file has; some of them are left out.' },
          ],
        }
      }
    },
  },
  {
    id: 'grep-and-count',
    skill: 'trace-pipeline',
    bloom: 'apply',
    make(random) {
      for (;;) {
        const people = random.shuffle(['mei', 'omar', 'lena', 'kofi', 'ines']).slice(0, 3)
        const pages = random.shuffle(['maps', 'shop', 'home', 'news']).slice(0, 2) as [string, string]
        const lines = Array.from({ length: random.int(6, 8) }, () => `${random.pick(people)} ${random.pick(pages)}`)
        const kept = lines.filter((line) => line.endsWith(pages[0]))
        const key = new Set(kept).size
        const other = uniq(kept)
        if (key < 2 || kept.length === key || other === key) continue
        const wrong = [
          {
            answer: kept.length,
            why: `That is how many lines contain ${pages[0]}; equal ones are joined before counting.`,
          },
          { answer: other, why: 'That would be so without sorting, when equal lines are apart.' },
          { answer: new Set(lines).size, why: `That counts the lines with ${pages[1]} too, which grep leaves out.` },
        ]
        return {
          kind: 'numeric',
          stem: `A file \`f\` has these lines: ${lines.join('; ')}. Which number does \`grep ${pages[0]} f | sort | uniq | wc -l\` print?`,
          answer: key,
          why: `grep passes on ${kept.length} lines, and ${key} of them are different.`,
          wrong: wrong.filter(
            ({ answer }, at) => answer !== key && wrong.findIndex((each) => each.answer === answer) === at,
          ),
        }
      }
    },
  },
]
