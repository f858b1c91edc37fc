import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { Remembered } from '../preferences/cookie.ts'
import { RememberedContext } from '../session/remembered.ts'
import type { AppRouter } from './router.tsx'

type Props = { router: AppRouter; queryClient: QueryClient; remembered: Remembered }

/** Root component, the same on the server and in the browser. */
export function App({ router, queryClient, remembered }: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <RememberedContext value={remembered}>
        <RouterProvider router={router} />
      </RememberedContext>
    </QueryClientProvider>
  )
}
