import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldProps } from './Field.tsx'

type Props = Omit<ComponentProps<'input'>, 'id'> &
  FieldProps & {
    /** Rendered at the end of the field, for example a 'Show' button. */
    after?: ReactNode
  }

export function TextField({ label, hint, error, after, className, ...input }: Props) {
  return (
    <Field {...{ label, hint, error, className }}>
      {(control) => (
        <>
          <input {...control} {...input} />
          {after}
        </>
      )}
    </Field>
  )
}
