import { apart, rounded } from '../numbers.ts'
import type { Template } from '../template.ts'

export const templates: Template[] = [
  {
    id: 'image-distance',
    skill: 'locate-lens-images',
    bloom: 'apply',
    make(random) {
      for (;;) {
        const focal = random.int(4, 30)
        const object = random.int(focal + 2, focal * 6)
        const image = (focal * object) / (object - focal)
        if (!Number.isInteger(image * 2) || image === object) continue
        return {
          kind: 'numeric',
          stem: `A converging lens has a focal length of ${focal} cm. A candle stands ${object} cm in front of it. How far behind the lens is the image?`,
          answer: image,
          tolerance: '1%',
          unit: 'cm',
          units: [{ unit: 'mm', factor: 10 }],
          why: `1/${focal} - 1/${object} = ${object - focal}/${focal * object} when both have one denominator, and turned over that is ${image} cm.`,
          wrong: apart(image, [
            { answer: object - focal, why: 'This subtracts the lengths; it is the fractions that are subtracted.' },
            {
              answer: (focal * object) / (object + focal),
              why: 'This adds the two fractions; that of the candle has to be subtracted from that of the lens.',
            },
            { answer: focal, why: 'At the focal length the image lies for things very far away.' },
          ]),
        }
      }
    },
  },
  {
    id: 'size-of-the-image',
    skill: 'locate-lens-images',
    bloom: 'analyze',
    make(random) {
      for (;;) {
        const focal = random.pick([5, 10, 12, 15, 20])
        const ratio = random.pick([0.25, 0.5, 2, 3, 4])
        // From 1/f = 1/d + 1/(ratio d): d = f (1 + 1/ratio).
        const object = rounded(focal * (1 + 1 / ratio))
        if (!Number.isInteger(object)) continue
        const image = rounded(object * ratio)
        const height = random.int(2, 12)
        const size = rounded(height * ratio)
        return {
          kind: 'numeric',
          stem: `A flame ${height} cm tall stands ${object} cm in front of a lens with a focal length of ${focal} cm. How tall is its image on the screen?`,
          answer: size,
          tolerance: '1%',
          unit: 'cm',
          why: `The image lies at ${image} cm, since 1/${focal} - 1/${object} is one divided by ${image}. The sizes are as the distances: ${height} x ${image} / ${object} = ${size} cm.`,
          wrong: apart(size, [
            {
              answer: height / ratio,
              why: 'This turns the ratio round; the image is to the thing as its distance is to that of the thing.',
            },
            { answer: height, why: 'The sizes are equal when the distances are, and here they differ.' },
            { answer: (height * focal) / object, why: 'This takes the focal length for the distance of the image.' },
          ]),
        }
      }
    },
  },
  {
    id: 'ray-at-a-mirror',
    skill: 'trace-reflected-and-bent-light',
    bloom: 'apply',
    make(random) {
      for (;;) {
        const surface = random.int(8, 82)
        if (Math.abs(surface - 45) < 4) continue
        const normal = 90 - surface
        const between = random.int(0, 1) === 1
        const answer = between ? 2 * normal : normal
        return {
          kind: 'numeric',
          stem: `A ray meets a flat mirror at ${surface}° to its surface. ${between ? 'How large is the angle between the incoming and the outgoing ray?' : 'At what angle from the normal does it leave?'}`,
          answer,
          unit: '°',
          why: `From the normal it comes at 90° - ${surface}° = ${normal}° and leaves at ${normal}°${between ? `, so between the two rays there are ${2 * normal}°` : ''}.`,
          wrong: apart(answer, [
            { answer: surface, why: `${surface}° is measured from the surface; angles count from the normal.` },
            between
              ? {
                  answer: normal,
                  why: 'That is the angle from the normal to one ray; between the two it is twice that.',
                }
              : { answer: 2 * normal, why: 'That is the angle between the two rays.' },
          ]),
        }
      }
    },
  },
]
