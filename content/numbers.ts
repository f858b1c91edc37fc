export type Slip = { answer: number; why: string }

/** Without the noise of binary fractions, which nobody would write. */
export const rounded = (value: number, digits = 6) => Number(value.toPrecision(digits))

/** The slips that lie well off the key, and differ from each other. */
export const apart = (key: number, slips: Slip[]) =>
  slips
    .map((slip) => ({ ...slip, answer: rounded(slip.answer) }))
    .filter(
      ({ answer }, index, all) =>
        Math.abs(answer - key) > Math.abs(key) * 0.03 && all.findIndex((other) => other.answer === answer) === index,
    )
