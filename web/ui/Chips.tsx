import { useId } from 'react'

type Props<T extends string> = {
  legend: string
  options: readonly { value: T; label: string }[]
  value: T
  onChange: (value: T) => void
}

/** A radio group for a few options, styled as chips. */
export function Chips<T extends string>({ legend, options, value, onChange }: Props<T>) {
  const name = useId()
  return (
    <fieldset className="chips">
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="chip">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
