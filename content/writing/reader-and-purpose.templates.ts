import type { Template } from '../template.ts'

const TEXTS = [
  { purpose: 'to inform', left: 'a timetable of the night buses', why: 'Readers should know when a bus goes.' },
  { purpose: 'to inform', left: 'a weather report for Lagos', why: 'Readers should know what weather to expect.' },
  { purpose: 'to inform', left: 'the minutes of a club meeting', why: 'Readers should know what was decided.' },
  { purpose: 'to inform', left: 'a news item about a flood', why: 'Readers should know what has happened.' },
  {
    purpose: 'to instruct',
    left: 'the leaflet that shows how to put up a tent',
    why: 'It says step by step how it is done.',
  },
  { purpose: 'to instruct', left: 'a guide to changing a bicycle tyre', why: 'It leads through a task.' },
  { purpose: 'to instruct', left: 'a recipe for flatbread', why: 'It says how something is made.' },
  {
    purpose: 'to instruct',
    left: 'the steps for resetting a password',
    why: 'It says what to do, one thing after another.',
  },
  { purpose: 'to persuade', left: 'an advertisement for running shoes', why: 'It wants readers to buy.' },
  { purpose: 'to persuade', left: 'a speech for a ban on fireworks', why: 'It wants to win the audience for a view.' },
  {
    purpose: 'to persuade',
    left: 'a column that argues for longer school breaks',
    why: 'It gives reasons for an opinion.',
  },
  { purpose: 'to persuade', left: 'a poster against smoking', why: 'It wants to change what people do.' },
  {
    purpose: 'to ask for something',
    left: 'an e-mail to a teacher for two more days',
    why: 'It is to get a request granted.',
  },
  { purpose: 'to ask for something', left: 'an application for a grant', why: 'It is to get money from the reader.' },
  {
    purpose: 'to ask for something',
    left: 'a note to a neighbour for the loan of a ladder',
    why: 'It is to get the ladder.',
  },
  {
    purpose: 'to ask for something',
    left: 'a letter to a museum for a copy of a photo',
    why: 'It is to get the copy.',
  },
]

export const templates: Template[] = [
  {
    id: 'purpose-of-texts',
    skill: 'name-reader-and-purpose',
    bloom: 'understand',
    make(random) {
      const purposes = random.shuffle([...new Set(TEXTS.map(({ purpose }) => purpose))])
      return {
        kind: 'matching',
        stem: 'Match each text with the purpose that leads in it.',
        pairs: purposes.map((purpose) => {
          const { left, why } = random.pick(TEXTS.filter((text) => text.purpose === purpose))
          return { left, right: purpose, why }
        }),
      }
    },
  },
]
