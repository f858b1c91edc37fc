import { type ComponentProps, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/TextField.tsx'

/** A password that can be looked at while it is typed. Pasting works, for password managers too. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'after'>) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      label="Password"
      name="password"
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      after={
        <Button onClick={() => setShown(!shown)}>
          {shown ? 'Hide' : 'Show'}
          <span className="sr-only">password</span>
        </Button>
      }
      {...props}
    />
  )
}
