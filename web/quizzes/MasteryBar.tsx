type Props = { skill: string; before: number; after: number; right?: number; asked?: number }

/** Mastery of a skill before and after: a bar, and the same in numbers. */
export function MasteryBar({ skill, before, after, right, asked }: Props) {
  const [from, to] = [percent(before), percent(after)]
  return (
    <div className="mastery">
      <p>
        <span>{skill}</span>
        <span>
          {asked !== undefined && (
            <span className="muted">
              {right} of {asked} right,{' '}
            </span>
          )}
          <span className="muted">{asked === undefined ? 'Mastery' : 'mastery'}</span> {from}%{' '}
          <span aria-hidden="true">→</span>
          <span className="sr-only"> to </span> <b>{to}%</b>
        </span>
      </p>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect className={to < from ? 'is-less' : 'is-more'} width={Math.max(from, to)} height="6" />
        <rect width={Math.min(from, to)} height="6" />
      </svg>
    </div>
  )
}

const percent = (share: number) => Math.round(share * 100)
