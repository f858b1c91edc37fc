import type { Template } from '../template.ts'

const withCommas = (value: number) => value.toLocaleString('en-US')
const spellings = (value: number) => [...new Set([withCommas(value), String(value)])]

export const templates: Template[] = [
  {
    id: 'titre-from-tubes',
    skill: 'reckon-antibody-titres',
    bloom: 'apply',
    make(random) {
      const start = random.pick([4, 5, 8, 10, 20])
      const tube = random.int(3, 9)
      const titre = start * 2 ** (tube - 1)
      return {
        kind: 'typed',
        stem: `Serum is diluted in a row of tubes. Tube 1 is 1:${start}, and each further tube doubles the dilution. Of all the tubes that still react, tube ${tube} is the most diluted. What is the titre? Write it as a whole number, such as 96.`,
        answers: spellings(titre).flatMap((spelling) => [spelling, `1:${spelling}`]),
        why: `From tube 1 to tube ${tube} there are ${tube - 1} doublings: ${start} × 2^${tube - 1} = ${withCommas(titre)}.`,
        wrong: [
          {
            answer: withCommas(titre * 2),
            why: `You doubled ${tube} times. Tube 1 is the starting point, 1:${start}, so there are ${tube - 1} doublings.`,
          },
          {
            answer: withCommas(start * tube),
            why: `You added ${start} for each tube. But each tube doubles the dilution of the one before.`,
          },
        ],
      }
    },
  },
  {
    id: 'rise-between-samples',
    skill: 'reckon-antibody-titres',
    bloom: 'analyze',
    make(random) {
      const start = random.pick([10, 20, 40])
      const firstTube = random.int(1, 3)
      const tubesGained = random.int(3, 6)
      const before = start * 2 ** (firstTube - 1)
      const after = before * 2 ** tubesGained
      const fold = 2 ** tubesGained
      return {
        kind: 'typed',
        stem: `A patient's titre is ${before} at the start of an illness and ${withCommas(after)} two weeks later. By what factor has it risen? Write a whole number.`,
        answers: [String(fold), `${fold}-fold`, `${fold} times`, `${fold}x`],
        why: `A rise is a ratio: ${withCommas(after)} / ${before} = ${fold}, which is ${tubesGained} doublings.`,
        wrong: [
          {
            answer: withCommas(after - before),
            why: `You subtracted the titres. They multiply from tube to tube, so divide to compare them.`,
          },
          {
            answer: String(tubesGained),
            why: `That's how many tubes further it reacts. Each of these ${tubesGained} tubes doubles the titre, which makes ${fold}.`,
          },
        ],
      }
    },
  },
  {
    id: 'borrowed-antibodies-left',
    skill: 'reckon-antibody-titres',
    bloom: 'apply',
    make(random) {
      const halvings = random.int(2, 5)
      const left = random.int(2, 15) * 5
      const start = left * 2 ** halvings
      const weeks = halvings * 3
      return {
        kind: 'typed',
        stem: `A baby is born with ${withCommas(start)} units of its mother's IgG against a virus. Half of what is there is lost every 3 weeks, and the baby makes none itself. How many units are left after ${weeks} weeks? Write a whole number.`,
        answers: [...spellings(left), `${left} units`],
        why: `In ${weeks} weeks there are ${weeks} / 3 = ${halvings} halvings, and ${withCommas(start)} / 2^${halvings} = ${withCommas(start)} / ${2 ** halvings} = ${left}.`,
        wrong: [
          {
            answer: String(left * 2),
            why: `You halved ${halvings - 1} times. In ${weeks} weeks there are ${halvings} halvings.`,
          },
          {
            answer: '0',
            why: `You took away half of the ${withCommas(start)} units each time. But it's half of what is left that is lost, so each loss is smaller than the one before.`,
          },
        ],
      }
    },
  },
]
