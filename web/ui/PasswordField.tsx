import { type ComponentProps, useState } from 'react'
import * as words from '#words/ui.password.ts'
import { Button } from './Button.tsx'
import { Rich } from './Rich.tsx'
import { TextField } from './TextField.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'after'> & { label?: string }

/** Password field with a button to show the password. Doesn't block pasting or password managers. */
export function PasswordField({ label = words.password, ...props }: Props) {
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
          <Rich
            text={shown ? words.hide : words.show}
            parts={{ field: () => <span className="sr-only">{label.toLowerCase()}</span> }}
          />
        </Button>
      }
      {...props}
    />
  )
}
