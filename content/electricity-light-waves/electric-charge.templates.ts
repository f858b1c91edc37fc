import { apart, rounded } from '../numbers.ts'
import type { Template } from '../template.ts'

export const templates: Template[] = [
  {
    id: 'coulomb-force',
    skill: 'apply-coulombs-law',
    bloom: 'apply',
    make(random) {
      const first = random.int(1, 9)
      const second = random.int(1, 9)
      const distance = random.pick([0.1, 0.2, 0.3, 0.5, 0.6, 1.5, 2, 3])
      const force = rounded((0.009 * first * second) / distance ** 2, 4)
      return {
        kind: 'numeric',
        stem: `Two small balls carry ${first} µC and ${second} µC and are ${distance} m apart. How large is the force on each? For microcoulombs and metres, $k = 0.009$.`,
        answer: force,
        tolerance: '2%',
        unit: 'N',
        units: [{ unit: 'N/C', why: 'Newtons per coulomb measure a field; the question asks for a force.' }],
        why: `0.009 x ${first} x ${second} = ${rounded(0.009 * first * second)}, and divided by ${distance} squared, ${rounded(distance ** 2)}, that is ${force} N.`,
        wrong: apart(force, [
          {
            answer: (0.009 * first * second) / distance,
            why: `This divides by ${distance}; the distance counts squared.`,
          },
          { answer: 0.009 * first * second, why: `This is the force at 1 m; the balls are ${distance} m apart.` },
          {
            answer: (0.009 * (first + second)) / distance ** 2,
            why: 'This adds the charges; the force goes with their product.',
          },
        ]),
      }
    },
  },
  {
    id: 'factor-of-force',
    skill: 'apply-coulombs-law',
    bloom: 'analyze',
    make(random) {
      const charge = random.pick([2, 3, 4, 6])
      const distance = random.pick([2, 3, 4, 5, 10])
      const before = rounded(random.int(2, 12) * distance ** 2 * 0.01)
      const after = rounded((before * charge) / distance ** 2)
      return {
        kind: 'numeric',
        stem: `Two charges repel each other with ${before} N. One of them is made ${charge} times as large, and the distance ${distance} times as long. How large is the force then?`,
        answer: after,
        tolerance: '1%',
        unit: 'N',
        why: `${charge} times the charge gives ${charge} times the force, and ${distance} times the distance divides it by ${distance ** 2}: ${before} x ${charge} / ${distance ** 2} = ${after} N.`,
        wrong: apart(after, [
          {
            answer: (before * charge) / distance,
            why: `This divides by ${distance}; the distance counts squared, so it is ${distance ** 2}.`,
          },
          { answer: before / distance ** 2, why: 'This leaves out that one charge has grown.' },
          {
            answer: (before * charge ** 2) / distance ** 2,
            why: 'This squares the factor of the charge; just one of the two charges has grown, and it counts once.',
          },
          { answer: before * charge, why: 'This leaves out that the charges are further apart.' },
        ]),
      }
    },
  },
  {
    id: 'force-from-field',
    skill: 'use-electric-field',
    bloom: 'apply',
    make(random) {
      const micro = random.pick([0.5, 1, 2, 3, 4, 5, 8])
      const field = random.int(2, 40) * 500
      const force = rounded(micro * field * 1e-6)
      return {
        kind: 'numeric',
        stem: `A charge of ${micro} µC sits in an electric field of ${field.toLocaleString('en-US')} N/C. How large is the force on it?`,
        answer: force,
        tolerance: '1%',
        unit: 'N',
        units: [{ unit: 'mN', factor: 1000 }],
        why: `${micro} µC is ${micro} millionths of a coulomb, and ${micro} x ${field} is ${rounded(micro * field)} millionths of a newton, ${force} N.`,
        wrong: apart(force, [
          {
            answer: micro * field,
            why: 'This leaves the charge in microcoulombs; a microcoulomb is a millionth of a coulomb.',
          },
          {
            answer: (micro * field) / 1000,
            why: 'This takes a microcoulomb for a thousandth of a coulomb; it is a millionth.',
          },
          { answer: field / micro, why: 'This divides the field by the charge; the force is their product.' },
        ]),
      }
    },
  },
]
