import type { Template } from '../template.ts'

const withCommas = (value: number) => value.toLocaleString('en-US')

export const templates: Template[] = [
  {
    id: 'glucose-for-atp',
    skill: 'compare-respiration-fermentation',
    bloom: 'apply',
    make(random) {
      const atp = random.int(2, 60) * 30
      const air = random.int(0, 1) === 1
      const [each, other] = air ? [30, 2] : [2, 30]
      const condition = air
        ? 'with plenty of oxygen, at 30 ATP for each glucose'
        : 'without oxygen, by fermentation alone'
      return {
        kind: 'numeric',
        stem: `A yeast cell needs ${withCommas(atp)} ATP ${condition}. How many molecules of glucose does it use?`,
        answer: atp / each,
        why: `${air ? 'With' : 'Without'} oxygen a glucose gives ${each} ATP, and ${withCommas(atp)} divided by ${each} is ${withCommas(atp / each)}.`,
        wrong: [
          {
            answer: atp / other,
            why: `${other} ATP is what a glucose gives ${air ? 'without' : 'with'} oxygen; here it is ${each}.`,
          },
          {
            answer: atp * each,
            why: `Each glucose gives ${each} ATP, so ${withCommas(atp)} is divided by ${each} and not multiplied.`,
          },
        ],
      }
    },
  },
  {
    id: 'gas-of-the-yeast',
    skill: 'follow-sugar-through-respiration',
    bloom: 'analyze',
    make(random) {
      const glucose = random.int(3, 90)
      const air = random.int(0, 1) === 1
      const [each, other] = air ? [6, 2] : [2, 6]
      return {
        kind: 'numeric',
        stem: `Yeast takes ${glucose} molecules of glucose apart ${air ? 'completely, with oxygen' : 'to alcohol and carbon dioxide, without oxygen'}. How many molecules of carbon dioxide does it give off?`,
        answer: glucose * each,
        why: air
          ? `All 6 carbon atoms of each glucose leave as carbon dioxide: ${glucose} times 6 is ${glucose * 6}.`
          : `Each glucose gives two pyruvate, and each of these one carbon dioxide: ${glucose} times 2 is ${glucose * 2}.`,
        wrong: [
          {
            answer: glucose * other,
            why: air
              ? `2 for each glucose is the yield without oxygen; here all of its 6 carbon atoms come off.`
              : `6 for each glucose come with oxygen; here 4 of its carbon atoms stay in the alcohol.`,
          },
          {
            answer: glucose,
            why: `One for each glucose is too few; it has 6 carbon atoms, and ${each} of them come off.`,
          },
        ],
      }
    },
  },
]
