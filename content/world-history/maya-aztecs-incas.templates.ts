import type { Template } from '../template.ts'

const SIGNS = {
  'the Maya': [
    'dates were carved in a calendar that counts the days from 3114 BCE',
    'a full system of writing had signs for syllables',
    'dozens of rival kings ruled cities of their own',
    'Tikal and Calakmul were enemies for centuries',
    'numbers were written with a sign for zero',
  ],
  'the Aztecs': [
    'fields of mud were built up in a shallow lake',
    'three allied cities shared the tribute of many others',
    'Tlaxcala stayed unconquered and later helped the enemy',
    'the capital stood on an island',
    'local rulers stayed in place if they sent goods',
  ],
  'the Incas': [
    'records were kept on knotted cords',
    'each family owed the state labour in turn',
    'storehouses were opened to people in bad years',
    'two brothers were at war when the Spaniards came',
    'runners carried messages along mountain roads',
  ],
}
type People = keyof typeof SIGNS
const PEOPLES = Object.keys(SIGNS) as People[]

const WHY: Record<People, string> = {
  'the Maya': 'The Maya had full writing, a count of days and many rival kings.',
  'the Aztecs': 'The Aztecs lived on an island, grew food on chinampas and took tribute.',
  'the Incas': 'The Incas ruled a long mountain empire with labour in turn, roads and quipus.',
}

export const templates: Template[] = [
  {
    id: 'which-people',
    skill: 'compare-american-states',
    bloom: 'understand',
    make(random) {
      const order = random.shuffle(PEOPLES)
      return {
        kind: 'matching',
        stem: 'Match each fact with the people it belongs to.',
        pairs: order.map((people) => ({
          left: SIGNS[people][random.int(0, 4)] ?? '',
          right: people,
          why: WHY[people],
        })),
        extra: [{ right: 'the Spaniards', why: 'They came to America as conquerors after 1492.' }],
      }
    },
  },
]
