import { type ReactNode, useId } from 'react'

export type FieldProps = {
  label: string
  hint?: ReactNode
  /** What is wrong with it; read out with the field. */
  error?: string | undefined
  className?: string
}

/** What ties a control to its label, its hint and its error. */
type Control = {
  id: string
  className: 'input'
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** A label, what helps to fill it in, the control, and what is wrong with it. */
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
