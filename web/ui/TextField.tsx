import { type ComponentProps, type ReactNode, useId } from 'react'

type Props = Omit<ComponentProps<'input'>, 'id'> & {
  label: string
  hint?: ReactNode
  /** What is wrong with it; read out with the field. */
  error?: string | undefined
  /** Stands at the end of the field, such as 'Show'. */
  after?: ReactNode
}

export function TextField({ label, hint, error, after, className = '', ...input }: Props) {
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
        <input
          id={id}
          className="input"
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          {...input}
        />
        {after}
      </div>
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  )
}
