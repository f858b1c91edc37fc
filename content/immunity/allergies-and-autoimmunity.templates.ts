import type { Template } from '../template.ts'

const diseases = [
  {
    left: 'type 1 diabetes',
    right: 'makers of insulin in the pancreas',
    why: 'Without these cells sugar in the blood rises, and insulin has to be injected.',
  },
  {
    left: 'multiple sclerosis',
    right: 'sheaths of nerves in the brain',
    why: 'Signals in brain and spinal cord are slowed or lost.',
  },
  { left: 'rheumatoid arthritis', right: 'the lining of joints', why: 'The joints swell and hurt.' },
  { left: "Graves' disease", right: 'the thyroid', why: 'Here antibodies drive the gland on.' },
  { left: 'coeliac disease', right: 'the lining of the small gut', why: 'Gluten in the food sets it off.' },
] as const

export const templates: Template[] = [
  {
    id: 'targets-of-diseases',
    skill: 'explain-loss-of-tolerance',
    bloom: 'remember',
    make(random) {
      const drawn = random.shuffle(diseases)
      const [rest] = drawn.slice(4)
      return {
        kind: 'matching',
        stem: 'Match each autoimmune disease with what is attacked or driven on.',
        pairs: drawn.slice(0, 4).map((each) => ({ ...each })),
        extra: rest === undefined ? [] : [{ right: rest.right, why: `That belongs to another disease, ${rest.left}.` }],
      }
    },
  },
  {
    id: 'cases-prevented',
    skill: 'judge-allergy-evidence',
    bloom: 'apply',
    make(random) {
      const size = 100 * random.int(2, 9)
      const avoiders = random.int(10, 20)
      const eaters = random.int(1, 6)
      const key = (size * (avoiders - eaters)) / 100
      const wrong = [
        { answer: avoiders - eaters, why: `This is the difference in percent; each group has ${size} children.` },
        {
          answer: (size * avoiders) / 100,
          why: 'That is how many in the first group are allergic; some in the other are so too.',
        },
        { answer: (size * eaters) / 100, why: 'That is how many in the second group are allergic all the same.' },
        {
          answer: (size * (avoiders + eaters)) / 100,
          why: 'The cases of both groups were added; the question asks for their difference.',
        },
      ]
      return {
        kind: 'numeric',
        stem: `A lot divides ${2 * size} infants into two groups of ${size}. In the one that avoids a food, ${avoiders}% become allergic to it, in the one that eats it, ${eaters}%. How many fewer cases are there in the second group?`,
        answer: key,
        unit: 'cases',
        why: `${(size * avoiders) / 100} against ${(size * eaters) / 100} cases make a difference of ${key}.`,
        wrong: wrong.filter(
          ({ answer }, at) => answer !== key && wrong.findIndex((other) => other.answer === answer) === at,
        ),
      }
    },
  },
]
