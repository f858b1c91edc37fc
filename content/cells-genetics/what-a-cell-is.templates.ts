import type { Template } from '../template.ts'

/** Rounds a number to remove floating-point errors. */
const rounded = (value: number) => Number(value.toPrecision(6))
const withCommas = (value: number) => rounded(value).toLocaleString('en-US')

export const templates: Template[] = [
  {
    id: 'magnification-of-an-image',
    skill: 'reckon-cell-size',
    bloom: 'apply',
    make(random) {
      const what = random.pick(['A cheek cell', 'A leaf cell', 'A pollen grain', 'A root cell', 'A single-celled alga'])
      const real = random.pick([20, 25, 30, 40, 50, 60, 75, 80, 100])
      const magnification = random.pick([100, 150, 200, 400, 500, 600, 800, 1000])
      const image = rounded((real * magnification) / 1000)
      if (random.int(0, 1) === 1) {
        return {
          kind: 'numeric',
          stem: `${what} is ${image} mm long in a picture that is magnified ${magnification} times. How long is it in life?`,
          answer: real,
          tolerance: '1%',
          unit: 'µm',
          units: [{ unit: 'mm', factor: 0.001 }],
          why: `${image} mm are ${withCommas(image * 1000)} µm, and ${withCommas(image * 1000)} divided by ${magnification} is ${real} µm.`,
          wrong: [
            {
              answer: rounded(image * 1000 * magnification),
              why: `The image was multiplied by ${magnification}; the real cell is smaller than its picture, so divide.`,
            },
            {
              answer: rounded(image / magnification),
              why: `${rounded(image / magnification)} is the length in millimetres; a millimetre is 1,000 µm.`,
            },
          ],
        }
      }
      const wrong = [
        {
          answer: rounded(image / real),
          why: `${image} was divided by ${real} as they stand; millimetres have to become micrometres first.`,
        },
        {
          answer: rounded(real / (image * 1000)),
          why: `This is the real size divided by the image; magnification is the image divided by the real size.`,
        },
      ]
      return {
        kind: 'numeric',
        stem: `${what} that is ${real} µm long is drawn ${image} mm long. How many times has it been magnified?`,
        answer: magnification,
        tolerance: '1%',
        why: `${image} mm are ${withCommas(image * 1000)} µm, and ${withCommas(image * 1000)} divided by ${real} is ${magnification}.`,
        wrong,
      }
    },
  },
  {
    id: 'surface-for-each-volume',
    skill: 'reckon-cell-size',
    bloom: 'apply',
    make(random) {
      const side = random.pick([2, 3, 4, 5, 8, 10, 12, 15, 16, 20, 24, 25, 30])
      const ratio = rounded(6 / side)
      return {
        kind: 'numeric',
        stem: `A cell shaped like a cube has a side of ${side} µm. How many square micrometres of surface does each cubic micrometre of its volume have?`,
        answer: ratio,
        tolerance: '1%',
        why: `The surface is 6 times ${side ** 2}, which is ${6 * side ** 2} µm², the volume ${side ** 3} µm³, and the quotient is ${ratio}.`,
        wrong: [
          {
            answer: rounded(side / 6),
            why: `This is ${side ** 3} divided by ${6 * side ** 2}, volume by surface; the question asks the other way round.`,
          },
          {
            answer: 6 * side,
            why: `6 was multiplied by ${side}; the ratio shrinks as a cell grows, so it is divided.`,
          },
          {
            answer: rounded(1 / side),
            why: `This counts one face of ${side ** 2} µm²; a cube has six.`,
          },
        ],
      }
    },
  },
]
