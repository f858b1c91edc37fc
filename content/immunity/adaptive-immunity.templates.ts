import type { Template } from '../template.ts'

const withCommas = (value: number) => value.toLocaleString('en-US')
const spellings = (value: number) => [...new Set([withCommas(value), String(value)])]

export const templates: Template[] = [
  {
    id: 'size-of-a-clone',
    skill: 'reckon-clonal-expansion',
    bloom: 'apply',
    make(random) {
      const cells = random.pick([1, 3, 5, 10, 20])
      const perDay = random.int(2, 4)
      const days = random.int(2, 4)
      const divisions = perDay * days
      const factor = 2 ** divisions
      const start = cells === 1 ? 'One lymphocyte fits' : `${cells} lymphocytes fit`
      return {
        kind: 'typed',
        stem: `${start} an antigen. Each fitting cell and all its descendants divide ${perDay} times a day for ${days} days, and none dies. How many cells are there at the end? Write a whole number.`,
        answers: spellings(cells * factor),
        why: `There are ${perDay} x ${days} = ${divisions} divisions, and each doubles the number: ${cells} x 2^${divisions} = ${cells} x ${withCommas(factor)} = ${withCommas(cells * factor)}.`,
        wrong: [
          {
            answer: withCommas(cells * 2 * divisions),
            why: `This adds two cells for each of the ${divisions} divisions; the descendants divide as well, so the number doubles each time.`,
          },
          {
            answer: withCommas(cells * factor * 2),
            why: `This counts ${divisions + 1} divisions; ${days} days at ${perDay} a day make ${divisions}.`,
          },
        ],
      }
    },
  },
  {
    id: 'receptor-combinations',
    skill: 'explain-clonal-selection',
    bloom: 'apply',
    make(random) {
      const v = random.int(20, 45)
      const d = random.int(5, 23)
      const j = random.int(3, 7)
      return {
        kind: 'typed',
        stem: `In an imagined animal a receptor chain is joined from one of ${v} V pieces, one of ${d} D pieces and one of ${j} J pieces. How many different chains can this choice alone give? Write a whole number.`,
        answers: spellings(v * d * j),
        why: `Each V piece can go with each D piece and each J piece, so the numbers multiply: ${v} x ${d} x ${j} = ${withCommas(v * d * j)}.`,
        wrong: [
          {
            answer: withCommas(v + d + j),
            why: `This adds the pieces, which counts the pieces themselves; each of the ${v} V pieces can be combined with each of the ${d} x ${j} others.`,
          },
          {
            answer: withCommas(v * d),
            why: `This stops at V and D; each of these ${withCommas(v * d)} pairs can still take any of ${j} J pieces.`,
          },
        ],
      }
    },
  },
  {
    id: 'fitting-cells-in-a-node',
    skill: 'reckon-clonal-expansion',
    bloom: 'apply',
    make(random) {
      const oneIn = random.pick([50_000, 100_000, 200_000])
      const fitting = random.int(3, 40) * 5
      const total = oneIn * fitting
      return {
        kind: 'typed',
        stem: `${withCommas(total)} T cells pass through a lymph node, and 1 in ${withCommas(oneIn)} fits a viral peptide. How many fitting cells are there? Write a whole number.`,
        answers: spellings(fitting),
        why: `${withCommas(total)} / ${withCommas(oneIn)} = ${fitting} cells.`,
        wrong: [
          {
            answer: withCommas(fitting * 10),
            why: `A zero was lost: ${withCommas(fitting * 10)} cells would be 1 in ${withCommas(oneIn / 10)}.`,
          },
          {
            answer: withCommas(total - fitting),
            why: `This is the number of cells that move on; the fitting ones are ${fitting}.`,
          },
        ],
      }
    },
  },
]
