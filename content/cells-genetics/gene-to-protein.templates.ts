import type { Random, Template } from '../template.ts'

/** The codons in the lesson's table that stand for an amino acid, with its three-letter abbreviation. */
const CODONS: Record<string, string> = {
  UUU: 'Phe',
  UUC: 'Phe',
  GCU: 'Ala',
  GCC: 'Ala',
  GCA: 'Ala',
  GCG: 'Ala',
  AAA: 'Lys',
  AAG: 'Lys',
  GAA: 'Glu',
  GAG: 'Glu',
  GGU: 'Gly',
  GGC: 'Gly',
  GGA: 'Gly',
  GGG: 'Gly',
  UGG: 'Trp',
}
const STOPS = ['UAA', 'UAG', 'UGA']
const PARTNER: Record<string, string> = { A: 'U', T: 'A', G: 'C', C: 'G' }

const drawCodons = (random: Random, count: number) =>
  Array.from({ length: count }, () => random.pick(Object.keys(CODONS)))
const turned = (row: string) => [...row].reverse().join('')

export const templates: Template[] = [
  {
    id: 'template-to-message',
    skill: 'transcribe-a-gene',
    bloom: 'apply',
    make(random) {
      for (;;) {
        const template = `TAC${Array.from({ length: 6 }, () => random.pick(['A', 'C', 'G', 'T'])).join('')}`
        const key = [...template].map((base) => PARTNER[base] ?? '').join('')
        const copied = template.replaceAll('T', 'U')
        const withT = key.replaceAll('U', 'T')
        if (new Set([key, copied, withT, turned(key)]).size < 4) continue
        return {
          kind: 'typed',
          stem: `A template strand of DNA reads 3'-${template}-5'. Write the messenger RNA from 5' to 3' as nine letters.`,
          answers: [key, `5'-${key}-3'`, key.match(/.../g)?.join(' ') ?? key, key.match(/.../g)?.join('-') ?? key],
          why: `Pairing each base of ${template}, with U across from A, gives ${key}.`,
          wrong: [
            { answer: withT, why: 'The pairing is right, but RNA has U where DNA has T.' },
            { answer: copied, why: `This is ${template} with U for T; the RNA is built of the partners.` },
            {
              answer: turned(key),
              why: `${turned(key)} runs from 3' to 5'; across from a template written from 3' to 5' nothing has to be turned.`,
            },
          ],
        }
      }
    },
  },
  {
    id: 'translate-a-short-message',
    skill: 'translate-codons',
    bloom: 'apply',
    make(random) {
      for (;;) {
        const codons = drawCodons(random, 3)
        const stop = random.pick(STOPS)
        const [after = ''] = drawCodons(random, 1)
        const names = codons.map((codon) => CODONS[codon] ?? '')
        if (new Set(names).size < 3) continue
        const message = ['AUG', ...codons, stop, after].join('')
        const table = [...new Set([...codons, after])].sort().map((codon) => `${codon} ${CODONS[codon]}`)
        const key = ['Met', ...names].join('-')
        const withAfter = ['Met', ...names, CODONS[after]].join('-')
        return {
          kind: 'single',
          stem: `The codons mean: AUG Met, ${table.join(', ')}, ${stop} stop. Which chain does the messenger RNA 5'-${message}-3' stand for?`,
          options: random.shuffle([
            {
              text: key,
              correct: true,
              why: `AUG starts with Met, ${codons.join(', ')} follow, and at ${stop} the chain is let go.`,
            },
            { text: names.join('-'), why: 'AUG starts the reading and is translated as well, as Met.' },
            { text: withAfter, why: `${after} comes after ${stop}, and nothing is read beyond a stop.` },
            {
              text: ['Met', ...names].reverse().join('-'),
              why: `This is read from the 3' end; a ribosome starts at AUG and goes towards 3'.`,
            },
          ]),
        }
      }
    },
  },
  {
    id: 'bases-and-amino-acids',
    skill: 'translate-codons',
    bloom: 'apply',
    make(random) {
      const acids = random.int(20, 600)
      const bases = 3 * (acids + 1)
      if (random.int(0, 1) === 1) {
        return {
          kind: 'numeric',
          stem: `A protein has ${acids} amino acids, the methionine of the start among them. How many bases does its messenger RNA have from the start codon to the stop codon, both included?`,
          answer: bases,
          why: `${acids} codons for the amino acids and one stop are ${acids + 1}, with three bases each: ${bases.toLocaleString('en-US')}.`,
          wrong: [
            { answer: 3 * acids, why: `${3 * acids} leaves out the three bases of the stop codon.` },
            { answer: 3 * (acids + 2), why: 'The start codon was counted twice; it names the first amino acid.' },
            { answer: acids, why: `One base for each amino acid is too few; a codon has three.` },
          ],
        }
      }
      return {
        kind: 'numeric',
        stem: `From the start codon to the stop codon, both included, a messenger RNA has ${bases} bases. How many amino acids does the chain have when it is let go?`,
        answer: acids,
        why: `${bases} bases are ${acids + 1} codons, and the stop adds no amino acid.`,
        wrong: [
          { answer: acids + 1, why: `${acids + 1} is the number of codons; the stop names no amino acid.` },
          {
            answer: acids - 1,
            why: 'The start codon names methionine, so it counts; what drops out is the stop alone.',
          },
          { answer: bases, why: `Three bases name one amino acid, so ${bases} is divided by 3.` },
        ],
      }
    },
  },
]
