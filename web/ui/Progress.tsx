/** How much of something is done; without `value` something is under way whose end is not known. */
export function Progress({ label, value, max = 1 }: { label: string; value?: number; max?: number }) {
  return <progress className="progress" aria-label={label} value={value} max={max} />
}
