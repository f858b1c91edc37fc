import type { ReactNode } from 'react'
import type { CallOutcome, CostSummary, UsageFilter } from '#contract/usage.ts'
import * as words from '#words/admin.calls.ts'
import { Field } from '../ui/Field.tsx'
import { TextField } from '../ui/TextField.tsx'
import { outcomeLabels } from './outcomeLabels.ts'

type Props = { summary: CostSummary; filter: UsageFilter; onChange: (part: UsageFilter) => void }

const outcomes = Object.keys(outcomeLabels) as CallOutcome[]

export function CallFilters({ summary, filter, onChange }: Props) {
  return (
    <div className="usage-filters">
      <TextField
        label={words.from}
        type="date"
        value={filter.from ?? ''}
        onChange={({ target }) => onChange({ from: target.value || undefined })}
      />
      <TextField
        label={words.to}
        type="date"
        value={filter.to ?? ''}
        onChange={({ target }) => onChange({ to: target.value || undefined })}
      />
      <Choice label={words.model} value={filter.model} onChange={(model) => onChange({ model })}>
        {summary.byModel.map(({ model }) => (
          <option key={model}>{model}</option>
        ))}
      </Choice>
      <Choice
        label={words.outcome}
        value={filter.outcome}
        onChange={(outcome) => onChange({ outcome: known(outcome) })}
      >
        {outcomes.map((outcome) => (
          <option key={outcome} value={outcome}>
            {outcomeLabels[outcome]}
          </option>
        ))}
      </Choice>
      <Choice label={words.person} value={filter.uid} onChange={(uid) => onChange({ uid })}>
        {summary.byUser.items.map(({ uid, displayName, email }) => (
          <option key={uid} value={uid}>
            {displayName === null ? words.accountDeletedOf(uid) : `${displayName} (${email})`}
          </option>
        ))}
      </Choice>
    </div>
  )
}

const known = (value: string | undefined) => outcomes.find((outcome) => outcome === value)

type ChoiceProps = {
  label: string
  value: string | undefined
  onChange: (value: string | undefined) => void
  children: ReactNode
}

function Choice({ label, value = '', onChange, children }: ChoiceProps) {
  return (
    <Field label={label}>
      {(control) => (
        <select {...control} value={value} onChange={({ target }) => onChange(target.value || undefined)}>
          <option value="">{words.any}</option>
          {children}
        </select>
      )}
    </Field>
  )
}
