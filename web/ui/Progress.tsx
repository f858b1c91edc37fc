/** Progress bar; indeterminate if `value` is missing. */
export function Progress({ label, value, max = 1 }: { label: string; value?: number; max?: number }) {
  return <progress className="progress" aria-label={label} value={value} max={max} />
}
