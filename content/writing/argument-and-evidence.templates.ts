import type { Template } from '../template.ts'

/** A sentence from a source, the same sentence with one word replaced, and a real paraphrase. */
const SOURCES = [
  {
    author: 'Abebe',
    source: 'Old bridges fail most often during spring floods.',
    near: 'Ancient bridges fail most often during spring floods',
    own: 'rising water in spring is the commonest end of an ageing bridge',
  },
  {
    author: 'Berg',
    source: 'Small shops survive because they know their customers.',
    near: 'Little shops survive because they know their customers',
    own: 'knowing who comes through the door is what keeps a little store alive',
  },
  {
    author: 'Castillo',
    source: 'Children learn songs faster than poems of equal length.',
    near: 'Kids learn songs faster than poems of equal length',
    own: 'a text of a given size enters a young memory sooner if it is sung',
  },
  {
    author: 'Ito',
    source: 'Lamps with warm light attract fewer insects at night.',
    near: 'Lights with warm light attract fewer insects at night',
    own: 'after dark, a bulb that glows yellowish draws in less of what flies',
  },
  {
    author: 'Mbeki',
    source: 'Rain gardens keep cellars dry in heavy storms.',
    near: 'Rain gardens keep basements dry in heavy storms',
    own: 'a planted hollow can protect the lowest floor of a house from a downpour',
  },
  {
    author: 'Novak',
    source: 'Readers skip tables that lack a clear heading.',
    near: 'Readers skip tables that lack a plain heading',
    own: 'columns of figures without a good title are passed over',
  },
  {
    author: 'Okoye',
    source: 'Night buses reduce the number of accidents among the young.',
    near: 'Night buses cut the number of accidents among the young',
    own: 'fewer young people come to harm where public transport runs late',
  },
  {
    author: 'Sharma',
    source: 'Mixed forests recover from fire in half the time.',
    near: 'Mixed woods recover from fire in half the time',
    own: 'after a blaze, woodland of several species grows back twice as fast',
  },
]

const SUBJECTS = [
  {
    topic: 'Street lamps in our village',
    question: 'Who pays for street lamps?',
    fact: 'Our village has 64 street lamps.',
    thesis: 'Our village should dim its street lamps, as people sleep better in the dark.',
  },
  {
    topic: 'Homework at primary school',
    question: 'How long does homework take?',
    fact: 'Class 3 had homework on 71 days.',
    thesis: 'Primary schools should drop homework, because it hardly improves results.',
  },
  {
    topic: 'The ending of the play',
    question: 'Why does the play end at sea?',
    fact: 'The play ends with a storm at sea.',
    thesis: 'The storm at the end mirrors the guilt of the king, as his last speech shows.',
  },
  {
    topic: 'Fees of the city museum',
    question: 'When did the museum raise its fee?',
    fact: 'A ticket costs 12 euros.',
    thesis: 'The museum should be free, since fees keep away the young.',
  },
  {
    topic: 'Dogs in the park',
    question: 'How many dogs use the park?',
    fact: 'Dogs have been allowed there since 1998.',
    thesis: 'Dogs should be kept out of the park, because birds nest on its ground.',
  },
  {
    topic: 'Railways of the 1850s',
    question: 'Who built the railways?',
    fact: 'The line to the coast opened in 1853.',
    thesis: 'The railway changed village life more than the factory did, as parish records show.',
  },
  {
    topic: 'Working from home',
    question: 'Who works from home today?',
    fact: 'The firm has 40 desks for 55 people.',
    thesis: 'The firm should keep home working, since errors have become rarer.',
  },
]

export const templates: Template[] = [
  {
    id: 'which-paraphrase',
    skill: 'use-sources-honestly',
    bloom: 'analyze',
    make(random) {
      const { author, source, near, own } = random.pick(SOURCES)
      const year = random.int(2004, 2022)
      const page = random.int(3, 180)
      const cite = `(${author} ${year}, ${page})`
      const capital = own.charAt(0).toUpperCase() + own.slice(1)
      return {
        kind: 'single',
        stem: `A page by ${author} says: "${source}" Which use of it is a paraphrase without plagiarism?`,
        options: [
          {
            text: `${capital} ${cite}.`,
            correct: true,
            why: 'Words and structure are new, and the citation says whose idea it is.',
          },
          {
            text: `${near} ${cite}.`,
            misconception: 2,
            why: "One word was exchanged; the wording is the source's and stands without quotation marks.",
          },
          {
            text: `As we know, ${own}.`,
            misconception: 3,
            why: 'The words are new, but the idea is taken without a citation.',
          },
          {
            text: `${source.slice(0, -1)} ${cite}.`,
            misconception: 2,
            why: "The exact words stand without quotation marks, so the reader takes them for the writer's.",
          },
        ],
      }
    },
  },
  {
    id: 'kinds-of-lines',
    skill: 'recognise-thesis',
    bloom: 'apply',
    make(random) {
      const [one, two, three, four] = random.shuffle(SUBJECTS)
      if (!one || !two || !three || !four) throw new Error('The table is too short.')
      return {
        kind: 'matching',
        stem: 'Match each line with what it is.',
        pairs: [
          { left: one.topic, right: 'a topic', why: 'It names a matter and claims nothing.' },
          { left: two.question, right: 'a question', why: "It asks, and doesn't claim anything yet." },
          { left: three.fact, right: 'a fact', why: "Whoever looks it up won't disagree." },
          { left: four.thesis, right: 'a thesis', why: 'One could disagree, and it can be supported by evidence.' },
        ],
      }
    },
  },
]
