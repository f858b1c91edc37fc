import type { Template } from '../template.ts'

const tidy = (value: number) => Math.round(value * 100) / 100

export const templates: Template[] = [
  {
    id: 'time-along-a-fibre',
    skill: 'reckon-nerve-delay',
    bloom: 'apply',
    make(random) {
      const speed = random.pick([2, 4, 5, 10, 20, 40, 50, 80])
      const tenths = random.int(3, 16)
      const metres = tenths / 10
      const synapses = random.int(1, 3)
      const along = tidy((metres / speed) * 1000)
      const answer = tidy(along + 0.5 * synapses)
      return {
        kind: 'numeric',
        stem: `A signal runs ${metres} m along nerve fibres at ${speed} m/s and crosses ${synapses === 1 ? 'one synapse' : `${synapses} synapses`} on the way, at 0.5 ms each. How long does it take in all?`,
        answer,
        tolerance: '1%',
        unit: 'ms',
        units: [{ unit: 's', factor: 0.001 }],
        why: `${metres} m / ${speed} m/s make ${along} ms, and with ${synapses} x 0.5 ms for crossing it is ${answer} ms.`,
        wrong: [
          {
            answer: tidy(speed / metres),
            why: 'The speed was divided by the distance; a time is distance divided by speed.',
          },
          {
            answer: tidy(along * 10 + 0.5 * synapses),
            why: 'A nought too many: 1 s has 1,000 ms.',
          },
        ].filter((entry) => Math.abs(entry.answer - answer) > 0.05 * answer),
      }
    },
  },
  {
    id: 'sum-and-threshold',
    skill: 'predict-whether-neuron-fires',
    bloom: 'apply',
    make(random) {
      let excite = 0
      let each = 0
      let inhibit = 0
      let sum = 0
      // Draws again until the sum is near the required 15 mV, and adding the inhibition by mistake leads to another
      // number.
      do {
        excite = random.int(3, 9)
        each = random.int(2, 6)
        inhibit = random.int(3, 12)
        sum = excite * each - inhibit
      } while (Math.abs(sum - 15) > 5 || sum === 15)
      const fires = sum > 15
      const level = -70 + sum
      return {
        kind: 'true-false',
        stem: `A neuron rests at -70 mV and has a threshold of -55 mV. At one moment ${excite} synapses excite it by ${each} mV each, and one inhibits it by ${inhibit} mV. The neuron fires.`,
        truth: fires,
        reasons: [
          {
            text: `The inside comes to ${level} mV, which is ${fires ? 'above' : 'below'} the threshold`,
            correct: true,
            why: `${excite} x ${each} - ${inhibit} = ${sum} mV, and -70 + ${sum} = ${level} mV.`,
          },
          {
            text: `The inside comes to ${-70 + excite * each + inhibit} mV, which is above the threshold`,
            why: `The ${inhibit} mV inhibit, so they are taken away and not added.`,
          },
          {
            text: 'A single synapse that inhibits blocks the neuron, whatever the sum',
            why: 'All inputs are added up, and an inhibiting one can be outweighed.',
          },
          {
            text: 'The sum sets the size of the impulse, and some impulse is sent in any case',
            why: 'Impulses are all or nothing: below the threshold nothing is sent.',
            misconception: 1,
          },
        ],
      }
    },
  },
]
