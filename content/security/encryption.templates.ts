import type { Template } from '../template.ts'

const powerMod = (base: number, exponent: number, modulus: number) => {
  let result = 1
  for (let i = 0; i < exponent; i++) result = (result * base) % modulus
  return result
}

/** Toy keys: two prime numbers, and an exponent that has no common factor with (p-1)(q-1). */
const KEYS = [
  { p: 3, q: 11, e: 3, d: 7 },
  { p: 5, q: 11, e: 3, d: 27 },
  { p: 2, q: 11, e: 3, d: 7 },
  { p: 3, q: 17, e: 3, d: 11 },
  { p: 5, q: 17, e: 3, d: 43 },
  { p: 2, q: 17, e: 3, d: 11 },
]

export const templates: Template[] = [
  {
    id: 'xor-with-a-key',
    skill: 'encrypt-with-one-key',
    bloom: 'apply',
    make(random) {
      for (;;) {
        const bits = Array.from({ length: 6 }, () => random.int(0, 1))
        const key = Array.from({ length: 6 }, () => random.int(0, 1))
        const by = (join: (a: number, b: number) => number) => bits.map((bit, at) => join(bit, key[at] ?? 0)).join('')
        const right = by((a, b) => a ^ b)
        const both = by((a, b) => a & b)
        const either = by((a, b) => a | b)
        const equal = by((a, b) => 1 - (a ^ b))
        if (new Set([right, both, either, equal, bits.join(''), key.join('')]).size < 6) continue
        return {
          kind: 'typed',
          stem: `Encrypt the bits ${bits.join('')} with the key ${key.join('')} by XOR. Write the six bits without spaces.`,
          answers: [right],
          why: `A place gives 1 where message and key differ, and 0 where they are equal: ${right}.`,
          wrong: [
            { answer: both, why: 'This gives 1 where both bits are 1; XOR asks whether they differ.' },
            { answer: either, why: 'This gives 1 where either is 1; two ones are equal and give 0.' },
            { answer: equal, why: 'This gives 1 where the bits are equal, the very opposite.' },
          ],
        }
      }
    },
  },
  {
    id: 'encrypt-with-toy-rsa',
    skill: 'work-small-rsa',
    bloom: 'apply',
    make(random) {
      for (;;) {
        const { p, q, e, d } = random.pick(KEYS)
        const n = p * q
        const m = random.int(2, 10)
        const key = powerMod(m, e, n)
        const power = m ** e
        const slips = [
          {
            answer: power,
            why: `This is ${m} to the power ${e}; the remainder after division by ${n} is still to be taken.`,
          },
          {
            answer: (m * e) % n,
            why: `This takes ${m} times ${e}${m * e < n ? '' : ' and its remainder'}; the number is raised to the power ${e}.`,
          },
          { answer: powerMod(m, d, n), why: `This uses ${d}, the private exponent; one encrypts with ${e}.` },
        ].filter(({ answer }, at, all) => answer !== key && all.findIndex((other) => other.answer === answer) === at)
        if (power < n || slips.length < 2) continue
        return {
          kind: 'numeric',
          stem: `The public key of a toy RSA is $(n, e) = (${n}, ${e})$. Which number travels when ${m} is encrypted with it?`,
          answer: key,
          why: `${m} to the power ${e} is ${power}, and ${power} = ${Math.floor(power / n)} x ${n} + ${key}.`,
          wrong: slips,
        }
      }
    },
  },
  {
    id: 'keys-for-a-group',
    skill: 'encrypt-with-one-key',
    bloom: 'apply',
    make(random) {
      const people = random.int(5, 40)
      const key = (people * (people - 1)) / 2
      return {
        kind: 'numeric',
        stem: `In a group of ${people} people, each two share a symmetric key of their own. How many keys are there?`,
        answer: key,
        unit: 'keys',
        why: `Each of the ${people} has ${people - 1} partners, which counts each pair twice: ${people} x ${people - 1} / 2 = ${key}.`,
        wrong: [
          { answer: people * (people - 1), why: 'This counts each pair twice, once from either side.' },
          { answer: people, why: 'One for each person is enough for key pairs; shared keys belong to two people.' },
          { answer: (people * (people + 1)) / 2, why: 'This gives each person a key for talking to themselves too.' },
        ].filter(({ answer }) => answer !== key),
      }
    },
  },
]
