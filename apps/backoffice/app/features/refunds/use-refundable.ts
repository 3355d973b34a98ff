import { useQuery } from '@tanstack/react-query'
import { type StaffSchemas, api, read } from '../../platform/api'

export type Refundable = StaffSchemas['Refundable']

/** What of an order can still go back; asked for anew whenever something of orders changed. */
export function useRefundable(orderId: number, { isWanted = true } = {}) {
  return useQuery({
    queryKey: ['orders', 'refundable', orderId],
    queryFn: ({ signal }) =>
      read(api.GET('/staff-api/v1/orders/{id}/refundable', { params: { path: { id: orderId } }, signal })),
    enabled: isWanted,
  })
}
