import { apart } from '../numbers.ts'
import type { Template } from '../template.ts'

export const templates: Template[] = [
  {
    id: 'third-angle',
    skill: 'find-angles-in-triangles',
    bloom: 'apply',
    make(random) {
      const first = random.int(22, 84)
      const second = random.int(23, 88)
      const key = 180 - first - second
      return {
        kind: 'numeric',
        stem: `Two angles of a triangle are ${first}° and ${second}°. How many degrees does the third one have?`,
        answer: key,
        unit: 'degrees',
        why: `180 − ${first} − ${second} = ${key}.`,
        wrong: [
          { answer: 360 - first - second, why: 'The angles of a triangle add up to 180° and not to 360°.' },
          { answer: first + second, why: 'This is the sum of the two. Subtract it from 180.' },
          { answer: 180 - first, why: 'You subtracted only one of the two.' },
        ].filter(({ answer }, at, all) => answer !== key && all.findIndex((other) => other.answer === answer) === at),
      }
    },
  },
  {
    id: 'isosceles-angles',
    skill: 'find-angles-in-triangles',
    bloom: 'apply',
    make(random) {
      const top = 2 * random.int(11, 79)
      const base = (180 - top) / 2
      if (top === base) return this.make(random)
      const fromTop = random.int(0, 1) === 1
      const key = fromTop ? base : top
      return {
        kind: 'numeric',
        stem: fromTop
          ? `In an isosceles triangle, the angle between the equal sides is ${top}°. How many degrees does each of the other two have?`
          : `In an isosceles triangle, the two equal angles are ${base}° each. How many degrees does the angle between the equal sides have?`,
        answer: key,
        unit: 'degrees',
        why: fromTop ? `180 − ${top} = ${180 - top}, and half of that is ${base}.` : `180 − 2 × ${base} = ${top}.`,
        wrong: apart(
          key,
          fromTop
            ? [
                { answer: 180 - top, why: 'This is the sum of the two. Divide it by 2.' },
                {
                  answer: 180 - 2 * top,
                  why: 'This would be right if the given angle were one of the two equal ones.',
                },
              ]
            : [
                { answer: 180 - base, why: 'You subtracted only one of the two equal angles.' },
                {
                  answer: (180 - base) / 2,
                  why: 'This would be right if the given angle were between the equal sides.',
                },
              ],
        ).filter(({ answer }) => answer > 0),
      }
    },
  },
  {
    id: 'angle-at-parallels',
    skill: 'find-angles-at-crossings',
    bloom: 'apply',
    make(random) {
      const angle = random.int(24, 82)
      const [pair, equal] = random.pick([
        ['in the same position at the other crossing', true],
        ['between the parallels, on the other side of the crossing line, at the other crossing', true],
        ['between the parallels, on the same side of the crossing line, at the other crossing', false],
        ['beside it, at the same crossing', false],
        ['opposite to it, at the same crossing', true],
      ] as const)
      const key = equal ? angle : 180 - angle
      return {
        kind: 'numeric',
        stem: `A line crosses two parallel lines. One of the angles between the parallels is ${angle}°. How many degrees does the angle have that is ${pair}?`,
        answer: key,
        unit: 'degrees',
        why: equal
          ? `These two angles are equal at parallels.`
          : `These two angles add up to 180°: 180 − ${angle} = ${key}.`,
        wrong: [
          equal
            ? { answer: 180 - angle, why: 'These two are equal. They do not add up to 180°.' }
            : { answer: angle, why: 'These two are not equal. They add up to 180°.' },
          { answer: 90 - angle, why: 'Nothing here makes a right angle.' },
        ].filter(({ answer }) => answer > 0 && answer !== key),
      }
    },
  },
  {
    id: 'polygon-angles',
    skill: 'find-angles-in-polygons',
    bloom: 'apply',
    make(random) {
      const corners = random.pick([7, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20, 24])
      const each = random.int(0, 1) === 1 && 360 % corners === 0
      const sum = (corners - 2) * 180
      const key = each ? sum / corners : sum
      return {
        kind: 'numeric',
        stem: each
          ? `All angles of a polygon with ${corners} corners are equal. How many degrees does each of them have?`
          : `How many degrees do the inner angles of a polygon with ${corners} corners have together?`,
        answer: key,
        unit: 'degrees',
        why: `It can be cut into ${corners - 2} triangles, and ${corners - 2} × 180 = ${sum.toLocaleString('en-US')}.${each ? ` Divided by ${corners}, that's ${key}.` : ''}`,
        wrong: apart(key, [
          each
            ? { answer: sum, why: `This is the sum of all. Divide it by ${corners}.` }
            : { answer: corners * 180, why: 'It can be cut into two triangles fewer than it has corners.' },
          {
            answer: each ? 360 / corners : 360,
            why: each ? 'This is the exterior angle. Subtract it from 180.' : 'This is the sum for four corners.',
          },
        ]),
      }
    },
  },
]
