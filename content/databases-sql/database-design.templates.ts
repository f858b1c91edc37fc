import type { Template } from '../template.ts'

type Place = 'whole' | 'part' | 'outside'

type Design = {
  table: string
  key: string
  facts: string
  columns: { name: string; place: Place; why: string }[]
}

const DESIGNS: Design[] = [
  {
    table: 'order_lines',
    key: '(order_id, product_id)',
    facts: 'Each product has one name, and each order has one date.',
    columns: [
      { name: 'quantity', place: 'whole', why: 'How many were ordered takes both to say, the order and the product.' },
      { name: 'product_name', place: 'part', why: 'The product alone decides its name.' },
      { name: 'order_date', place: 'part', why: 'The order alone decides its date.' },
    ],
  },
  {
    table: 'enrolments',
    key: '(pupil_id, course)',
    facts: 'Each course has one teacher. A grade is given to a pupil for a course.',
    columns: [
      {
        name: 'grade',
        place: 'whole',
        why: 'A pupil has several grades and a course gives several; the pair decides.',
      },
      { name: 'pupil_name', place: 'part', why: 'The pupil alone decides the name.' },
      { name: 'teacher', place: 'part', why: 'The course alone decides its teacher.' },
    ],
  },
  {
    table: 'bookings',
    key: '(room, day)',
    facts:
      'Each room is booked by one group a day, and each group has one contact person. Each room has a number of seats.',
    columns: [
      { name: 'group_id', place: 'whole', why: 'The room and the day together decide who has booked.' },
      { name: 'seats', place: 'part', why: 'The room alone decides the number of its seats.' },
      {
        name: 'contact',
        place: 'outside',
        why: 'The group decides its contact person, and the group is no part of the key.',
      },
    ],
  },
  {
    table: 'members',
    key: 'id',
    facts: 'Each postcode belongs to one town. Members have a name and a date on which they joined.',
    columns: [
      { name: 'joined_on', place: 'whole', why: 'The member decides the date, and the key is the member.' },
      { name: 'town', place: 'outside', why: 'The postcode decides the town, and the postcode is no part of the key.' },
    ],
  },
  {
    table: 'flights',
    key: '(flight_no, day)',
    facts:
      'A flight number always has the same destination. Each flight uses one aircraft a day, which may be another one the next day, and each aircraft has a number of seats.',
    columns: [
      {
        name: 'aircraft',
        place: 'whole',
        why: 'The same flight uses different aircraft on different days, so the pair decides.',
      },
      { name: 'destination', place: 'part', why: 'The flight number alone decides the destination.' },
      {
        name: 'seats',
        place: 'outside',
        why: 'The aircraft decides the number of seats, and the aircraft is no part of the key.',
      },
    ],
  },
]

const PLACES: { place: Place; text: string; wrong: string }[] = [
  {
    place: 'whole',
    text: 'none, since the whole key alone decides it',
    wrong: 'Something less than the key, or beside it, decides the value.',
  },
  {
    place: 'part',
    text: 'the second, since a part of the key decides it',
    wrong: 'That would take a column that a part of the key decides.',
  },
  {
    place: 'outside',
    text: 'the third, since something outside the key decides it',
    wrong: 'That would take a column that another column outside the key decides.',
  },
  {
    place: 'part',
    text: 'the first, since a cell of it holds several values',
    wrong: 'That would take a cell with several values; each cell here holds one.',
  },
]

export const templates: Template[] = [
  {
    id: 'which-form-is-broken',
    skill: 'bring-to-third-normal-form',
    bloom: 'analyze',
    make(random) {
      const { table, key, facts, columns } = random.pick(DESIGNS)
      const { name, place, why } = random.pick(columns)
      const right = PLACES.find((one) => one.place === place)
      return {
        kind: 'single',
        stem: `The table \`${table}\` has the key \`${key}\`. ${facts} Which test of the normal forms does \`${name}\` fail by itself?`,
        options: random.shuffle(
          PLACES.map((one) =>
            one === right
              ? { text: one.text, correct: true as const, why }
              : { text: one.text, why: `${one.wrong} ${why}` },
          ),
        ),
      }
    },
  },
]
