import { type ReactNode, useId } from 'react'

export type FieldProps = {
  label: string
  hint?: ReactNode
  /** Error message, linked through `aria-describedby` so that screen readers read it with the field. */
  error?: string | undefined
  className?: string
}

/** Attributes that link a control to its label, hint and error. */
type Control = {
  id: string
  className: 'input'
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** A control with its label, hint and error message. */
export function Field({
  label,
  hint,
  error,
  className = '',
  children,
}: FieldProps & { children: (control: Control) => ReactNode }) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      <div className="field-line">
        {children({
          id,
          className: 'input',
          'aria-describedby': described || undefined,
          'aria-invalid': error ? true : undefined,
        })}
      </div>
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  )
}
