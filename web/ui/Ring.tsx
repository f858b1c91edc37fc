import * as words from '#words/ui.ring.ts'

const RADIUS = 42
const LENGTH = 2 * Math.PI * RADIUS

type Props = {
  /** 0–1, or null if there is nothing to show yet. */
  value: number | null
  /** What the number measures, such as 'Mastery'. */
  label: string
  size?: 48 | 72 | 96
}

/** A ring-shaped gauge with the percentage inside. */
export function Ring({ value, label, size = 72 }: Props) {
  const percent = value === null ? null : Math.round(value * 100)
  const said = percent === null ? words.unknown(label) : words.share(label, percent)
  return (
    <svg className="gauge" width={size} height={size} viewBox="0 0 100 100" role="img" aria-label={said}>
      <circle cx="50" cy="50" r={RADIUS} />
      {percent !== null && percent > 0 && (
        <circle
          className="gauge-value"
          cx="50"
          cy="50"
          r={RADIUS}
          strokeDasharray={`${((LENGTH * percent) / 100).toFixed(1)} ${LENGTH.toFixed(1)}`}
          transform="rotate(-90 50 50)"
        />
      )}
      <text x="50" y="51">
        {percent === null ? '–' : `${percent}%`}
      </text>
    </svg>
  )
}
