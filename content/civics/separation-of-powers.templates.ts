import type { Template } from '../template.ts'

const BRANCHES = {
  legislative: {
    name: 'the legislative power',
    why: 'It sets a general rule or the money for all, and that is for parliament.',
  },
  executive: { name: 'the executive power', why: 'It carries out a rule, and that is for government and offices.' },
  judicial: {
    name: 'the judicial power',
    why: 'It settles a dispute or a charge by the law, and that is for a court.',
  },
} as const

const ACTS: { act: string; branch: keyof typeof BRANCHES }[] = [
  { act: 'A tax office sends Mr Okoro his assessment for the year', branch: 'executive' },
  { act: 'The police close a street for a marathon', branch: 'executive' },
  { act: 'A ministry inspects whether dairies keep the statute on milk', branch: 'executive' },
  { act: 'An office gives Ms Lindqvist a permit to build a shed', branch: 'executive' },
  { act: 'Customs officers search a lorry at the border', branch: 'executive' },
  { act: 'The voting age is lowered to 16 for the whole country', branch: 'legislative' },
  { act: 'The budget of next year is fixed by vote', branch: 'legislative' },
  { act: 'A general ban on lead in paint is passed', branch: 'legislative' },
  { act: 'The right to parental leave is extended for all employees', branch: 'legislative' },
  { act: 'A new crime is added to the criminal code', branch: 'legislative' },
  { act: 'A dispute of two neighbours about the hedge between them is decided', branch: 'judicial' },
  { act: 'A man accused of theft is acquitted', branch: 'judicial' },
  { act: 'After a hearing of both sides, a notice of the tax office is found unlawful and undone', branch: 'judicial' },
  { act: 'A statute is declared void because it breaks the constitution', branch: 'judicial' },
  { act: 'After a hearing, a divorced couple is told who has to pay for the children', branch: 'judicial' },
]

export const templates: Template[] = [
  {
    id: 'act-to-branch',
    skill: 'assign-acts-to-branches',
    bloom: 'apply',
    make(random) {
      const { act, branch } = random.pick(ACTS)
      const keys = ['legislative', 'executive', 'judicial'] as const
      return {
        kind: 'single',
        stem: `${act}. Which power is at work?`,
        options: random.shuffle(keys).map((key) => ({
          text: BRANCHES[key].name,
          ...(key === branch
            ? { correct: true, why: BRANCHES[key].why }
            : {
                why:
                  key === 'legislative'
                    ? 'No general rule and no budget is being passed here.'
                    : key === 'executive'
                      ? 'No existing rule is being carried out by an office here.'
                      : 'No court decides a case here.',
              }),
        })),
      }
    },
  },
  {
    id: 'three-acts-three-powers',
    skill: 'assign-acts-to-branches',
    bloom: 'apply',
    make(random) {
      const keys = ['legislative', 'executive', 'judicial'] as const
      return {
        kind: 'matching',
        stem: 'Match each act with the power that is at work.',
        pairs: random.shuffle(keys).map((key) => ({
          left: random.pick(ACTS.filter(({ branch }) => branch === key)).act,
          right: key,
          why: BRANCHES[key].why,
        })),
      }
    },
  },
  {
    id: 'override-by-two-thirds',
    skill: 'trace-checks',
    bloom: 'apply',
    make(random) {
      const [first, second] = [random.int(40, 130), random.int(150, 450)]
      const [needFirst, needSecond] = [Math.ceil((first * 2) / 3), Math.ceil((second * 2) / 3)]
      const votesFirst = random.int(Math.floor(first / 2) + 1, first - 2)
      const votesSecond = random.int(Math.floor(second / 2) + 1, second - 2)
      const [inFirst, inSecond] = [votesFirst >= needFirst, votesSecond >= needSecond]
      const option = (text: string, [a, b]: [boolean, boolean]) =>
        a === inFirst && b === inSecond
          ? {
              text,
              correct: true,
              why: `Two thirds are ${needFirst} in the smaller chamber and ${needSecond} in the larger.`,
            }
          : {
              text,
              why:
                a !== inFirst && b !== inSecond
                  ? `Neither chamber is judged rightly here: ${needFirst} and ${needSecond} votes are needed.`
                  : a !== inFirst
                    ? `In the smaller chamber ${needFirst} votes are needed, and ${votesFirst} were given.`
                    : `In the larger chamber ${needSecond} votes are needed, and ${votesSecond} were given.`,
            }
      return {
        kind: 'single',
        stem: `A president has vetoed a law. All ${first} members of one chamber vote, ${votesFirst} of them for the law, and then all ${second} members of the other, ${votesSecond} of them for it. Two thirds of both are needed to override the veto. What happens?`,
        options: random.shuffle([
          option('The veto is overridden', [true, true]),
          option('The veto stands: the larger chamber lacks votes', [true, false]),
          option('The veto stands: the smaller chamber lacks votes', [false, true]),
          option('The veto stands: both chambers lack votes', [false, false]),
        ]),
      }
    },
  },
]
