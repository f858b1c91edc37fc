import type { KeyboardEvent, ReactNode } from 'react'
import { sidewaysKeys } from './sideways.ts'
import './tabs.css'

export type Tab<Id extends string> = { id: Id; title: ReactNode }

type Props<Id extends string> = {
  label: string
  /** Prefix of the ids by which tabs and panels refer to each other. */
  prefix: string
  tabs: readonly Tab<Id>[]
  value: Id
  onChange: (id: Id) => void
  className?: string
}

/** Tab list that shows one panel at a time. Arrow keys, Home and End switch tabs; Tab moves into the panel. */
export function Tabs<Id extends string>({ label, prefix, tabs, value, onChange, className = '' }: Props<Id>) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex(({ id }) => id === value)
    const [before, after] = sidewaysKeys(event.currentTarget)
    const to = { [after]: at + 1, [before]: at - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[event.key]
    const next = to === undefined ? undefined : tabs[to % tabs.length]
    if (!next) return
    event.preventDefault()
    onChange(next.id)
    event.currentTarget.querySelector<HTMLElement>(`#${prefix}-tab-${next.id}`)?.focus()
  }
  return (
    <div className={`tabs ${className}`} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${prefix}-tab-${id}`}
          aria-controls={`${prefix}-panel-${id}`}
          aria-selected={id === value}
          tabIndex={id === value ? 0 : -1}
          onClick={() => onChange(id)}
        >
          {title}
        </button>
      ))}
    </div>
  )
}

/** Attributes that make an element the panel of a tab. */
export const panelOf = (prefix: string, id: string) => ({
  id: `${prefix}-panel-${id}`,
  role: 'tabpanel' as const,
  'aria-labelledby': `${prefix}-tab-${id}`,
})
