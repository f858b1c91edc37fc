import type { Template } from '../template.ts'

/** Species and the number of chromosomes in a body cell. */
const SPECIES = [
  ['a fruit fly', 8],
  ['a pea', 14],
  ['an onion', 16],
  ['maize', 20],
  ['a tomato', 24],
  ['a house cat', 38],
  ['a house mouse', 40],
  ['a human', 46],
  ['a horse', 64],
  ['a dog', 78],
] as const

const STAGES = [
  {
    when: 'in metaphase of mitosis',
    chromosomes: 1,
    chromatids: 2,
    reason: 'all chromosomes are there, each of them copied',
  },
  {
    when: 'just after mitosis',
    chromosomes: 1,
    chromatids: 1,
    reason: 'the sisters have parted, and each cell has a full set',
  },
  {
    when: 'just after meiosis I',
    chromosomes: 0.5,
    chromatids: 1,
    reason: 'partners have parted, and each chromosome still has two chromatids',
  },
  { when: 'just after meiosis II', chromosomes: 0.5, chromatids: 0.5, reason: 'partners and sisters have parted' },
] as const

export const templates: Template[] = [
  {
    id: 'count-at-a-stage',
    skill: 'count-chromosomes-in-division',
    bloom: 'apply',
    make(random) {
      const [species, number] = random.pick(SPECIES)
      const stage = random.pick(STAGES)
      const what = random.pick(['chromosomes', 'chromatids'] as const)
      const answer = number * stage[what]
      const wrong = [
        { answer: number, why: `${number} is the number of chromosomes in a body cell; here ${stage.reason}.` },
        { answer: number / 2, why: `${number / 2} is half of the number in a body cell; here ${stage.reason}.` },
        {
          answer: number * 2,
          why: `${number * 2} is the number of chromatids once all is copied; here ${stage.reason}.`,
        },
      ]
      return {
        kind: 'numeric',
        stem: `A body cell of ${species} has ${number} chromosomes. How many ${what} does a single cell have ${stage.when}? Chromatids that are joined count as one chromosome, and a chromosome that was not copied counts as one chromatid.`,
        answer,
        why: `Of the ${number} chromosomes ${stage.reason}, so there are ${answer} ${what}.`,
        wrong: wrong.filter((entry) => entry.answer !== answer),
      }
    },
  },
  {
    id: 'kinds-of-gamete',
    skill: 'explain-variety-from-meiosis',
    bloom: 'apply',
    make(random) {
      const pairs = random.int(2, 11)
      const key = 2 ** pairs
      const wrong = [
        { answer: 2 * pairs, why: `${2 * pairs} is the number of chromosomes; the ways of the pairs are multiplied.` },
        {
          answer: 4 ** pairs,
          why: `This takes 2 ways for each of ${2 * pairs} chromosomes; partners fall together, so the ${pairs} pairs count.`,
        },
        { answer: pairs ** 2, why: `This is ${pairs} times ${pairs}; each of ${pairs} pairs has 2 ways.` },
      ]
      return {
        kind: 'numeric',
        stem: `An animal has ${2 * pairs} chromosomes in a body cell. How many kinds of egg can independent assortment alone make?`,
        answer: key,
        why: `There are ${pairs} pairs, and each falls in one of two ways on its own: 2 to the power ${pairs} is ${key.toLocaleString('en-US')}.`,
        wrong: wrong.filter(
          (entry, index) => entry.answer !== key && wrong.findIndex((other) => other.answer === entry.answer) === index,
        ),
      }
    },
  },
  {
    id: 'cells-after-mitoses',
    skill: 'compare-mitosis-meiosis',
    bloom: 'apply',
    make(random) {
      const [species, number] = random.pick(SPECIES)
      const rounds = random.int(3, 8)
      const cells = 2 ** rounds
      const shown = (count: number, chromosomes: number) => `${count} cells with ${chromosomes} chromosomes each`
      return {
        kind: 'single',
        stem: `A cell of ${species} with ${number} chromosomes goes through ${rounds} rounds of mitosis, and so do all its descendants. What is there in the end?`,
        options: random.shuffle([
          {
            text: shown(cells, number),
            correct: true,
            why: `The number of cells doubles ${rounds} times, to ${cells}, and each cell keeps ${number} chromosomes.`,
          },
          {
            text: shown(cells, number / 2),
            misconception: 3,
            why: `Before each mitosis everything is copied, so the ${number} are not halved.`,
          },
          {
            text: shown(2 * rounds, number),
            why: `Doubling ${rounds} times multiplies by 2 each time; it gives ${cells}, and not 2 times ${rounds}.`,
          },
          {
            text: shown(2 * rounds, number / 2),
            why: `${rounds} mitoses double the cells ${rounds} times and halve nothing; ${number / 2} is what meiosis would leave.`,
          },
        ]),
      }
    },
  },
]
