import { useQuery } from '@tanstack/react-query'
import { api, read } from '../../platform/api'

export function useOrder(orderId: number) {
  return useQuery({
    queryKey: ['orders', 'one', orderId],
    queryFn: ({ signal }) =>
      read(api.GET('/staff-api/v1/orders/{id}', { params: { path: { id: orderId } }, signal })),
  })
}

export type Order = NonNullable<ReturnType<typeof useOrder>['data']>
