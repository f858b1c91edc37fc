import { QueryClient } from '@tanstack/react-query'
import { CallError } from '../api/api.ts'

export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Retries only outages, which may be over in a moment; a refused request would be refused again.
        retry: (failures, error) =>
          !import.meta.env.SSR && failures < 1 && error instanceof CallError && error.status !== 429 && isOutage(error),
        retryDelay: 800,
      },
    },
  })
}

const isOutage = (error: CallError) => error.status === 0 || error.status >= 500
