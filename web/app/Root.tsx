import { Outlet } from '@tanstack/react-router'
import { Shell } from './Shell.tsx'

export function Root() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}
