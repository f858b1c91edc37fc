import type { Template } from '../template.ts'

/** Several things, each with its parts or kinds. */
const GROUPS: { title: string; items: Record<string, string[]> }[] = [
  {
    title: 'a cookery book',
    items: {
      Soups: ['Lentil soup'],
      Salads: ['Potato salad'],
      Breads: ['Flatbread', 'Rye bread'],
      Cakes: ['Apple cake'],
    },
  },
  {
    title: 'a guide to a zoo',
    items: { Birds: ['Penguins', 'Owls'], Mammals: ['Tigers', 'Bats'], Reptiles: ['Lizards'], Fish: ['Sharks'] },
  },
  {
    title: 'a report on traffic',
    items: { Cars: ['Taxis'], Trains: ['Expresses'], Bicycles: ['Tandems'], Ships: ['Ferries'] },
  },
  {
    title: 'a book about music',
    items: { Strings: ['Violins', 'Harps'], Brass: ['Trumpets'], Woodwind: ['Flutes', 'Oboes'], Percussion: ['Drums'] },
  },
  {
    title: 'an atlas',
    items: {
      Africa: ['Kenya', 'Ghana'],
      Asia: ['Nepal', 'Japan'],
      Europe: ['Portugal'],
      'South America': ['Peru', 'Chile'],
    },
  },
  {
    title: 'a handbook of crafts',
    items: { Woodwork: ['Chairs'], Metalwork: ['Locks'], Pottery: ['Teapots', 'Bowls'], Textiles: ['Carpets'] },
  },
]

const TEXTS = [
  { order: 'time', left: 'how to repot a plant', why: 'It is an instruction, and one step follows another.' },
  { order: 'time', left: 'the course of a rescue at sea', why: 'It tells events as they came.' },
  { order: 'time', left: 'how to bake flatbread', why: 'Each step needs the one before it.' },
  { order: 'place', left: 'a tour of a palace from the gate inwards', why: 'The parts come as they lie.' },
  { order: 'place', left: 'a description of a valley from north to south', why: 'It goes through the landscape.' },
  { order: 'place', left: 'what is on each floor of a library', why: 'It goes through the building floor by floor.' },
  { order: 'importance', left: 'news of an earthquake', why: 'What matters most to readers comes first.' },
  {
    order: 'importance',
    left: 'six findings of an audit, gravest first',
    why: 'They go from what weighs most to what weighs least.',
  },
  { order: 'importance', left: 'four reasons for a new roof, strongest first', why: 'The reasons go by their weight.' },
  {
    order: 'problem and solution',
    left: 'a proposal against queues at the till',
    why: 'It says what is wrong and then what would help.',
  },
  {
    order: 'problem and solution',
    left: 'a plan to end leaks in the pipes',
    why: 'The fault is named and then its cure.',
  },
  {
    order: 'problem and solution',
    left: 'a bid to mend a muddy path',
    why: 'The reader sees what is wrong before the remedy.',
  },
  {
    order: 'comparison',
    left: 'two phones by price, weight and battery',
    why: 'Both are judged by one criterion after another.',
  },
  { order: 'comparison', left: 'train or coach by cost, time and comfort', why: 'Each criterion is applied to both.' },
  {
    order: 'comparison',
    left: 'three halls by size, rent and distance',
    why: 'All three are measured by the same criteria.',
  },
]

export const templates: Template[] = [
  {
    id: 'wrong-level',
    skill: 'write-outline',
    bloom: 'apply',
    make(random) {
      const { title, items } = random.pick(GROUPS)
      const [parent, ...rest] = random.shuffle(Object.keys(items))
      const child = random.pick(items[parent ?? ''] ?? [])
      const [one, two] = rest
      if (parent === undefined || one === undefined || two === undefined) throw new Error('The group is too small.')
      const others = [parent, one, two]
      return {
        kind: 'single',
        stem: `These are four chapters of ${title}, all on one level. Which has to move one level down, under one of the others?`,
        options: [
          {
            text: child,
            correct: true,
            why: `It belongs under ${parent}, as apples belong under fruit.`,
          },
          ...others.map((text) => ({
            text,
            why:
              text === parent
                ? `${text} is the level on which the chapters stand, and another of the four belongs under it.`
                : `${text} belongs under none of the other three.`,
          })),
        ],
      }
    },
  },
  {
    id: 'order-that-fits',
    skill: 'choose-order',
    bloom: 'understand',
    make(random) {
      const orders = random.shuffle([...new Set(TEXTS.map(({ order }) => order))])
      return {
        kind: 'matching',
        stem: 'Match each text with the order that fits it.',
        pairs: orders.slice(0, 4).map((order) => {
          const { left, why } = random.pick(TEXTS.filter((text) => text.order === order))
          return { left, right: order, why }
        }),
      }
    },
  },
]
