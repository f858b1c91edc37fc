import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import * as words from '#words/profile.security.ts'
import { session } from '../session/session.ts'
import { Button } from '../ui/Button.tsx'
import { forgetTab } from './forgetTab.ts'

export function SignOut() {
  const router = useRouter()
  const [leaving, setLeaving] = useState(false)

  async function signOut() {
    setLeaving(true)
    // Navigate away first, because this page would redirect to the sign-in page.
    await router.navigate({ to: '/' })
    forgetTab()
    await session.signOut()
  }

  return (
    <>
      <p className="muted">{words.signOutNote}</p>
      <p className="actions">
        <Button onClick={signOut} disabled={leaving}>
          {leaving ? words.signingOut : words.signOut}
        </Button>
      </p>
    </>
  )
}
