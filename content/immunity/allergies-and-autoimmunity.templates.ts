import type { Template } from '../template.ts'

const diseases = [
  {
    left: 'type 1 diabetes',
    right: 'makers of insulin in the pancreas',
    why: 'Without these cells, blood sugar rises, and insulin has to be injected.',
  },
  {
    left: 'multiple sclerosis',
    right: 'sheaths of nerves in the brain',
    why: 'Signals in the brain and spinal cord become slow or get lost.',
  },
  { left: 'rheumatoid arthritis', right: 'the lining of joints', why: 'The joints swell and hurt.' },
  { left: "Graves' disease", right: 'the thyroid', why: 'In this disease, antibodies drive the gland to overwork.' },
  { left: 'coeliac disease', right: 'the lining of the small gut', why: 'Gluten in food sets it off.' },
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
        stem: 'Match each autoimmune disease with its target.',
        pairs: drawn.slice(0, 4).map((each) => ({ ...each })),
        extra:
          rest === undefined
            ? []
            : [{ right: rest.right, why: `That is the target in another disease, ${rest.left}.` }],
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
        {
          answer: avoiders - eaters,
          why: `That is the difference in percentage points. Each group has ${size} children.`,
        },
        {
          answer: (size * avoiders) / 100,
          why: 'That is how many become allergic in the first group. In the second group, some do too.',
        },
        { answer: (size * eaters) / 100, why: 'That is how many become allergic in the second group.' },
        {
          answer: (size * (avoiders + eaters)) / 100,
          why: 'You added the cases of the two groups. The question asks for the difference.',
        },
      ]
      return {
        kind: 'numeric',
        stem: `${2 * size} infants are divided at random into two groups of ${size}. In the group that avoids a food, ${avoiders}% become allergic to it, and in the group that eats it, ${eaters}%. How many fewer cases are there in the second group?`,
        answer: key,
        unit: 'cases',
        why: `There are ${(size * avoiders) / 100} cases in the first group and ${(size * eaters) / 100} in the second, a difference of ${key}.`,
        wrong: wrong.filter(
          ({ answer }, at) => answer !== key && wrong.findIndex((other) => other.answer === answer) === at,
        ),
      }
    },
  },
]
