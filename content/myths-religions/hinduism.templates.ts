import type { Template } from '../template.ts'

const TERMS = [
  { left: 'dharma', right: 'the order of the world and the duties in it' },
  { left: 'karma', right: 'deeds and the fruit they bear' },
  { left: 'samsara', right: 'the round of birth and death' },
  { left: 'moksha', right: 'liberation' },
  { left: 'artha', right: 'success and wealth as an aim of life' },
  { left: 'kama', right: 'pleasure as an aim of life' },
  { left: 'atman', right: 'the self' },
  { left: 'brahman', right: 'the one reality behind everything' },
  { left: 'avatar', right: 'a form in which a god comes down' },
  { left: 'puja', right: 'welcoming a deity with flowers, light and food' },
  { left: 'bhakti', right: 'loving devotion' },
  { left: 'jati', right: 'a group that people are born into' },
]

export const templates: Template[] = [
  {
    id: 'hindu-terms',
    skill: 'explain-hindu-ideas',
    bloom: 'remember',
    make(random) {
      const [spare, ...pairs] = random.shuffle(TERMS).slice(0, random.int(4, 6))
      return {
        kind: 'matching',
        stem: 'Match each word with what it means in Hinduism.',
        pairs: pairs.map((pair) => ({ ...pair, why: `This is what ${pair.left} means.` })),
        extra: [{ right: spare?.right ?? '', why: `This is the meaning of ${spare?.left}.` }],
      }
    },
  },
]
