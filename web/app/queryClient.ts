import { QueryClient } from '@tanstack/react-query'
import { CallError } from '../api/api.ts'

export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // What was refused stays refused; an outage may be over in a moment.
        retry: (failures, error) =>
          !import.meta.env.SSR && failures < 1 && error instanceof CallError && error.status !== 429 && isOutage(error),
        retryDelay: 800,
      },
    },
  })
}

const isOutage = (error: CallError) => error.status === 0 || error.status >= 500
