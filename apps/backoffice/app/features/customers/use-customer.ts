import { useQuery } from '@tanstack/react-query'
import { api, read } from '../../platform/api'

/** CUSTOMERS-9: each reading is an entry in the log, so it is read once for as long as the page is open. */
export function useCustomer(userId: string) {
  return useQuery({
    queryKey: ['customers', 'one', userId],
    queryFn: ({ signal }) =>
      read(api.GET('/staff-api/v1/customers/{id}', { params: { path: { id: userId } }, signal })),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
