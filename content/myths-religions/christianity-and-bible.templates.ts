import type { Template } from '../template.ts'

const PLACES = ['Matthew alone', 'Luke alone', 'Both gospels', 'Neither gospel'] as const
type Place = (typeof PLACES)[number]

const DETAILS: { what: string; place: Place }[] = [
  { what: 'the wise men who follow a star', place: 'Matthew alone' },
  { what: 'gold, frankincense and myrrh', place: 'Matthew alone' },
  { what: 'King Herod, who wants to kill the child', place: 'Matthew alone' },
  { what: 'the flight to Egypt', place: 'Matthew alone' },
  { what: 'the dreams of Joseph', place: 'Matthew alone' },
  { what: 'the census', place: 'Luke alone' },
  { what: 'the manger', place: 'Luke alone' },
  { what: 'the shepherds who hear of it from angels', place: 'Luke alone' },
  { what: 'the town of Bethlehem', place: 'Both gospels' },
  { what: 'Mary and Joseph', place: 'Both gospels' },
  { what: 'the ox and the donkey beside the child', place: 'Neither gospel' },
  { what: 'the names of three kings', place: 'Neither gospel' },
]

export const templates: Template[] = [
  {
    id: 'which-birth-story',
    skill: 'read-the-bible-closely',
    bloom: 'understand',
    make(random) {
      const detail = random.shuffle(DETAILS)[0]
      if (!detail) throw new Error('No detail was drawn.')
      const same = DETAILS.filter(({ place, what }) => place === detail.place && what !== detail.what)
      return {
        kind: 'single',
        stem: `Two of the gospels tell of the birth of Jesus. Where is this mentioned: ${detail.what}?`,
        options: PLACES.map((place) =>
          place === detail.place
            ? { text: place, correct: true, why: `The same is true of this: ${same[0]?.what}.` }
            : {
                text: place,
                why:
                  place === 'Both gospels'
                    ? 'The two have little in common besides the town, the parents and the birth through the Holy Spirit.'
                    : place === 'Neither gospel'
                      ? 'What stands in neither is later tradition, such as the ox and the donkey.'
                      : place === 'Matthew alone'
                        ? "Matthew tells of Joseph's dreams, the wise men, Herod and the flight."
                        : 'Luke tells of the census, the manger and the shepherds.',
              },
        ),
      }
    },
  },
]
