import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { session } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { forgetTab } from './forgetTab.ts'

export function SignOut() {
  const router = useRouter()
  const [leaving, setLeaving] = useState(false)

  async function signOut() {
    setLeaving(true)
    // First away from here: this page would lead on to sign in again.
    await router.navigate({ to: '/' })
    forgetTab()
    await session.signOut()
  }

  return (
    <>
      <p className="muted">What you have read and answered is kept for when you come back.</p>
      <p className="actions">
        <Button onClick={signOut} disabled={leaving}>
          {leaving ? 'Signing out…' : 'Sign out'}
        </Button>
      </p>
    </>
  )
}
