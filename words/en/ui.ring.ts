/** A share as a ring, for screen readers; the label says what it means, such as Mastery. */
export const share = (label: string, percent: number) => `${label}: ${percent}%`
export const unknown = (label: string) => `${label}: not yet known`
