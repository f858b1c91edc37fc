import type { Template } from '../template.ts'

const PARTS = {
  Conduct: [
    'giving up a job that harms living beings',
    'telling the truth although a lie would be easier',
    'leaving alone what belongs to others',
    'sparing an insect in the house',
    'keeping malicious gossip to yourself',
  ],
  Meditation: [
    'following the breath and coming back to it',
    'noticing anger as it arises',
    'making an effort to let an unkind mood pass',
    'keeping the mind on a single object',
    'staying aware of each step while walking',
  ],
  Wisdom: [
    'seeing that whatever has a cause will pass',
    'understanding that craving keeps suffering going',
    'resolving to act out of goodwill',
    'seeing that there is no unchanging self',
    'deciding to let go of ill will',
  ],
}
type Part = keyof typeof PARTS
const WHY: Record<Part, string> = {
  Conduct: 'Right speech, right action and right livelihood belong to conduct.',
  Meditation: 'Right effort, right mindfulness and right concentration train the mind.',
  Wisdom: 'Right view and right intention belong to wisdom.',
}

export const templates: Template[] = [
  {
    id: 'parts-of-path',
    skill: 'describe-buddhist-practice',
    bloom: 'apply',
    make(random) {
      const parts = random.shuffle(Object.keys(PARTS) as Part[])
      return {
        kind: 'matching',
        stem: 'Match each practice with the part of the Eightfold Path that it belongs to.',
        pairs: parts.map((part) => ({ left: PARTS[part][random.int(0, 4)] ?? '', right: part, why: WHY[part] })),
        extra: [{ right: 'Sacrifice', why: 'The Eightfold Path contains no sacrifice.' }],
      }
    },
  },
]
