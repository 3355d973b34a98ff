import { useQuery } from '@tanstack/react-query'
import { type StaffSchemas, api, read } from '../../platform/api'

export type Picking = StaffSchemas['StaffPicking']
export type LineToPick = StaffSchemas['LineToPick']

/** What is left of an order to send. Asked anew each time: others pick too. */
export function usePicking(orderId: number | null) {
  return useQuery({
    queryKey: ['orders', 'picking', orderId],
    queryFn: ({ signal }) =>
      read(api.GET('/staff-api/v1/orders/{id}/picking', { params: { path: { id: orderId ?? 0 } }, signal })),
    enabled: orderId !== null,
    staleTime: 0,
  })
}
