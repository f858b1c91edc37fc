import type { Template } from '../template.ts'

const TERMS = [
  { left: 'Torah', right: 'the five books of Moses' },
  { left: 'Tanakh', right: 'the Hebrew Bible with its three parts' },
  { left: 'Mishnah', right: 'the oral teaching, put together around 200 CE' },
  { left: 'Talmud', right: 'the debates of the rabbis, in Babylonia completed around 600 CE' },
  { left: 'halakhah', right: 'the law, literally the way to go' },
  { left: 'Shema', right: 'the statement that God is one' },
  { left: 'synagogue', right: 'a house of prayer and study' },
  { left: 'rabbi', right: 'a teacher of the law' },
  { left: 'Pesach', right: 'the festival of the exodus from Egypt' },
  { left: 'Yom Kippur', right: 'a fast to atone for what was done wrong' },
  { left: 'Hanukkah', right: 'the rededication of the Temple' },
  { left: 'Shavuot', right: 'the gift of the commandments at Sinai' },
]

export const templates: Template[] = [
  {
    id: 'jewish-terms',
    skill: 'describe-jewish-life',
    bloom: 'remember',
    make(random) {
      const [spare, ...pairs] = random.shuffle(TERMS).slice(0, random.int(4, 6))
      return {
        kind: 'matching',
        stem: 'Match each word with what it stands for in Judaism.',
        pairs: pairs.map((pair) => ({ ...pair, why: `This is what ${pair.left} stands for.` })),
        extra: [{ right: spare?.right ?? '', why: `This belongs to ${spare?.left}.` }],
      }
    },
  },
]
