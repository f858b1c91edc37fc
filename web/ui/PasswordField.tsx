import { type ComponentProps, useState } from 'react'
import { Button } from './Button.tsx'
import { TextField } from './TextField.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'after'> & { label?: string }

/** A password that can be looked at while it is typed. Pasting works, for password managers too. */
export function PasswordField({ label = 'Password', ...props }: Props) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      label={label}
      name="password"
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      after={
        <Button onClick={() => setShown(!shown)}>
          {shown ? 'Hide' : 'Show'} <span className="sr-only">{label.toLowerCase()}</span>
        </Button>
      }
      {...props}
    />
  )
}
