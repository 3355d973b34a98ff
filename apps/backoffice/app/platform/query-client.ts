import { QueryClient } from '@tanstack/react-query'
import { StaffApiError } from './api'

/** Answers are shown at once and asked anew beside it; what was refused is not asked again by itself. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      gcTime: 5 * 60_000,
      retry: (failures, error) => !(error instanceof StaffApiError && error.status < 500) && failures < 2,
    },
  },
})

/** Closing the window during a change asks first. */
if (typeof window !== 'undefined')
  window.addEventListener('beforeunload', (event) => {
    if (queryClient.isMutating() > 0) event.preventDefault()
  })
