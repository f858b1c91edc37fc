import { fraction, gcd, type Template } from '../template.ts'

/** The trait with the dominant allele, the trait without it, and the letter for them. */
const TRAITS = [
  { plural: 'pea plants', dominant: 'purple flowers', recessive: 'white flowers', letter: 'P' },
  { plural: 'pea plants', dominant: 'a tall stem', recessive: 'a short stem', letter: 'T' },
  { plural: 'guinea pigs', dominant: 'black fur', recessive: 'brown fur', letter: 'B' },
  { plural: 'tomato plants', dominant: 'red fruit', recessive: 'yellow fruit', letter: 'R' },
  { plural: 'mice', dominant: 'dark eyes', recessive: 'pink eyes', letter: 'E' },
] as const

/** Pairs of genotypes, by their numbers of dominant alleles, and the share of recessive offspring in quarters. */
const CROSSES = [
  [1, 1, 1],
  [1, 0, 2],
  [2, 1, 0],
  [2, 0, 0],
  [0, 0, 4],
] as const

const genotype = (letter: string, dominant: number) =>
  letter.repeat(dominant) + letter.toLowerCase().repeat(2 - dominant)

export const templates: Template[] = [
  {
    id: 'expected-recessive',
    skill: 'predict-one-gene-cross',
    bloom: 'apply',
    make(random) {
      const trait = random.pick(TRAITS)
      const [one, other, quarters] = random.pick(CROSSES.filter(([, , share]) => share > 0 && share < 4))
      const total = 4 * random.int(10, 80)
      const recessive = (total * quarters) / 4
      const asksRecessive = random.int(0, 1) === 1
      const answer = asksRecessive ? recessive : total - recessive
      const [a, b] = [genotype(trait.letter, one), genotype(trait.letter, other)]
      const wrong = [
        {
          answer: total - answer,
          why: `${total - answer} is the number expected with ${asksRecessive ? trait.dominant : trait.recessive}.`,
        },
        {
          answer: total / 4,
          why: `A quarter with ${trait.recessive} is for a cross of two heterozygotes; here it is $${a} \\times ${b}$.`,
        },
        {
          answer: (3 * total) / 4,
          why: `Three quarters with ${trait.dominant} is for two heterozygotes; here it is $${a} \\times ${b}$.`,
        },
        { answer: total / 2, why: `A half would need a parent with two recessive alleles and one with a single one.` },
      ]
      return {
        kind: 'numeric',
        stem: `In ${trait.plural}, the allele $${trait.letter}$ for ${trait.dominant} is dominant over $${trait.letter.toLowerCase()}$ for ${trait.recessive}. From the cross $${a} \\times ${b}$ come ${total} offspring. How many of them are expected to have ${asksRecessive ? trait.recessive : trait.dominant}?`,
        answer,
        why: `$${a} \\times ${b}$ gives ${trait.recessive} with chance ${fraction(quarters, 4)}, so of ${total} about ${recessive} have ${trait.recessive} and ${total - recessive} have ${trait.dominant}.`,
        wrong: wrong.filter(
          (entry, index) =>
            entry.answer !== answer && wrong.findIndex((each) => each.answer === entry.answer) === index,
        ),
      }
    },
  },
  {
    id: 'parents-from-offspring',
    skill: 'infer-genotype-from-offspring',
    bloom: 'analyze',
    make(random) {
      const trait = random.pick(TRAITS)
      const cases = CROSSES.filter(([one]) => one > 0)
      const chosen = random.pick(cases.filter(([, , share]) => share > 0))
      const total = 8 * random.int(5, 12)
      const off = random.int(-3, 3)
      const recessive = (total * chosen[2]) / 4 + off
      const show = ([one, other]: readonly [number, number, number]) =>
        `$${genotype(trait.letter, one)} \\times ${genotype(trait.letter, other)}$`
      const expected = (share: number) =>
        share === 0
          ? `no offspring with ${trait.recessive}`
          : `about ${(total * share) / 4} of ${total} with ${trait.recessive}`
      return {
        kind: 'single',
        stem: `In ${trait.plural}, $${trait.letter}$ for ${trait.dominant} is dominant over $${trait.letter.toLowerCase()}$ for ${trait.recessive}. A cross gives ${total - recessive} offspring with ${trait.dominant} and ${recessive} with ${trait.recessive}. Which cross was it most likely?`,
        options: random.shuffle(
          cases.map((each) =>
            each === chosen
              ? {
                  text: show(each),
                  correct: true,
                  why: `It lets one expect ${expected(each[2])}, and ${recessive} is close to that.`,
                }
              : {
                  text: show(each),
                  why: `${genotype(trait.letter, each[0])} with ${genotype(trait.letter, each[1])} lets one expect ${expected(each[2])}, and there were ${recessive}.`,
                },
          ),
        ),
      }
    },
  },
  {
    id: 'two-genes-multiplied',
    skill: 'predict-two-gene-cross',
    bloom: 'apply',
    make(random) {
      for (;;) {
        // For each gene, the share of the recessive phenotype in quarters, and the phenotype that the exercise asks
        // for.
        const crosses = [
          { parents: ['Rr', 'Rr'], quarters: 1 },
          { parents: ['Rr', 'rr'], quarters: 2 },
          { parents: ['RR', 'Rr'], quarters: 0 },
        ] as const
        const seeds = random.pick(crosses)
        const colour = random.pick(crosses)
        if (seeds.quarters === 0 && colour.quarters === 0) continue
        const round = random.int(0, 1) === 1
        const yellow = random.int(0, 1) === 1
        const a = round ? 4 - seeds.quarters : seeds.quarters
        const b = yellow ? 4 - colour.quarters : colour.quarters
        if (a === 0 || b === 0) continue
        const swap = (pair: string) => pair.replaceAll('R', 'Y').replaceAll('r', 'y')
        const parents = [0, 1].map((each) => `${seeds.parents[each]}${swap(colour.parents[each] ?? '')}`)
        const key = fraction(a * b, 16)
        const divisor = gcd(a * b, 16)
        const wrong = [
          {
            answer: fraction(a + b, 8),
            why: `This is the mean of ${fraction(a, 4)} and ${fraction(b, 4)}; for both at once the chances are multiplied.`,
          },
          {
            answer: fraction(a + b, 4),
            why: `${fraction(a, 4)} and ${fraction(b, 4)} were added; for both at once they are multiplied.`,
          },
          { answer: fraction(16 - a * b, 16), why: 'This is the share of all the other seeds.' },
          {
            answer: fraction((4 - a) * (4 - b), 16),
            why: `This is the share that is ${round ? 'wrinkled' : 'round'} and ${yellow ? 'green' : 'yellow'}.`,
          },
        ]
        return {
          kind: 'typed',
          stem: `In peas round $R$ is dominant over wrinkled $r$, and yellow $Y$ over green $y$; the two genes are independent. Which fraction of the offspring of $${parents.join(' \\times ')}$ is expected to be ${round ? 'round' : 'wrinkled'} and ${yellow ? 'yellow' : 'green'}? Write it in lowest terms, such as 3/8.`,
          answers: [key, ...(divisor > 1 && key.includes('/') ? [`${a * b}/16`] : [])],
          why: `${round ? 'Round' : 'Wrinkled'} has the chance ${fraction(a, 4)} and ${yellow ? 'yellow' : 'green'} the chance ${fraction(b, 4)}, and multiplied they give ${key}.`,
          wrong: wrong.filter(
            (entry, index) =>
              entry.answer !== key &&
              entry.answer !== '0' &&
              entry.answer !== `${a * b}/16` &&
              wrong.findIndex((each) => each.answer === entry.answer) === index,
          ),
        }
      }
    },
  },
]
