import type { Template } from '../template.ts'

/** Codons for exercises in which one letter changes. `*` is a stop codon. */
const CODE: Record<string, string> = {
  GAA: 'Glu',
  GAG: 'Glu',
  GAU: 'Asp',
  GAC: 'Asp',
  AAA: 'Lys',
  AAG: 'Lys',
  AAU: 'Asn',
  AAC: 'Asn',
  UAA: '*',
  UAG: '*',
  UAU: 'Tyr',
  UAC: 'Tyr',
  CAA: 'Gln',
  CAG: 'Gln',
  CAU: 'His',
  CAC: 'His',
}
const meaning = (codon: string) => (CODE[codon] === '*' ? 'stop' : (CODE[codon] ?? ''))
const KINDS = ['silent', 'missense', 'nonsense', 'frameshift'] as const

export const templates: Template[] = [
  {
    id: 'name-the-point-mutation',
    skill: 'classify-mutation-effect',
    bloom: 'apply',
    make(random) {
      for (;;) {
        const kind = random.pick(KINDS.filter((each) => each !== 'frameshift'))
        const codon = random.pick(Object.keys(CODE).filter((each) => CODE[each] !== '*'))
        const place = random.int(0, 2)
        const changed = codon.slice(0, place) + random.pick(['A', 'C', 'G', 'U']) + codon.slice(place + 1)
        if (changed === codon || !(changed in CODE)) continue
        const kindOf = CODE[changed] === '*' ? 'nonsense' : CODE[changed] === CODE[codon] ? 'silent' : 'missense'
        if (kindOf !== kind) continue
        const story = `${codon} (${meaning(codon)}) became ${changed} (${meaning(changed)})`
        const whys = {
          silent: `A silent change leaves the amino acid as it was, but ${story}.`,
          missense: `A missense change puts another amino acid in the place, but ${story}.`,
          nonsense: `A nonsense change makes a stop, but ${changed} names ${meaning(changed)}.`,
          frameshift: `A frameshift takes the loss or gain of letters; ${codon} and ${changed} both have three.`,
        }
        const rights = {
          silent: `${codon} and ${changed} both name ${meaning(codon)}.`,
          missense: `${meaning(changed)} takes the place of ${meaning(codon)}.`,
          nonsense: `${changed} is a stop, so the chain ends where ${meaning(codon)} should be.`,
        }
        return {
          kind: 'single',
          stem: `In the middle of a gene's message the codon ${codon} has become ${changed}. ${codon} means ${meaning(codon)}, ${changed} means ${meaning(changed)}. Which name fits this mutation?`,
          options: random.shuffle(
            KINDS.map((each) =>
              each === kind ? { text: each, correct: true, why: rights[kind] } : { text: each, why: whys[each] },
            ),
          ),
        }
      }
    },
  },
  {
    id: 'frequency-of-an-allele',
    skill: 'reckon-allele-frequency',
    bloom: 'apply',
    make(random) {
      for (;;) {
        const people = random.pick([50, 100, 200, 250, 500])
        const recessive = random.int(2, people / 5)
        const carriers = random.int(5, people / 2)
        const rest = people - recessive - carriers
        const round = (value: number) => Math.round(value * 1000) / 1000
        const answer = (carriers + 2 * recessive) / (2 * people)
        if (answer !== round(answer) || rest < 2) continue
        const slips = [
          {
            answer: round(recessive / people),
            why: `${recessive} of ${people} is the share of people with $aa$; those with $Aa$ carry it too.`,
          },
          {
            answer: round((recessive + carriers) / people),
            why: `${recessive + carriers} of ${people} people carry it; the frequency counts copies and not people.`,
          },
          {
            answer: round(2 * answer),
            why: `${carriers + 2 * recessive} copies were divided by ${people}, but ${people} people have ${2 * people} copies.`,
          },
          { answer: round(1 - answer), why: `This is the frequency of $A$; together the two make 1.` },
        ]
        const apart = slips.filter(
          (entry, index) =>
            Math.abs(entry.answer - answer) > 0.002 &&
            slips.findIndex((each) => Math.abs(each.answer - entry.answer) < 0.002) === index,
        )
        return {
          kind: 'numeric',
          stem: `Of ${people} people ${rest} have the genotype $AA$, ${carriers} have $Aa$ and ${recessive} have $aa$. What is the frequency of the allele $a$, as a number between 0 and 1?`,
          answer,
          tolerance: 0.001,
          why: `There are ${2 * people} copies, and $a$ occurs ${carriers} + 2 times ${recessive}, which is ${carriers + 2 * recessive} times.`,
          wrong: apart,
        }
      }
    },
  },
]
