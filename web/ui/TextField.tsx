import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldProps } from './Field.tsx'

type Props = Omit<ComponentProps<'input'>, 'id'> &
  FieldProps & {
    /** Stands at the end of the field, such as 'Show'. */
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
