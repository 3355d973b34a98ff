import { useQuery } from '@tanstack/react-query'
import { type StaffSchemas, api, read } from '../../platform/api'

export type Refundable = StaffSchemas['Refundable']

/** What of an order can still go back; asked for anew by every dialog that opens, and never kept: an order that has ended has none. */
export function useRefundable(orderId: number, { isWanted = true } = {}) {
  return useQuery({
    queryKey: ['refundable', orderId],
    queryFn: ({ signal }) =>
      read(api.GET('/staff-api/v1/orders/{id}/refundable', { params: { path: { id: orderId } }, signal })),
    enabled: isWanted,
    gcTime: 0,
  })
}
