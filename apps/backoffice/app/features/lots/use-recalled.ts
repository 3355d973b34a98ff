import { useQuery } from '@tanstack/react-query'
import { type StaffSchemas, api, read } from '../../platform/api'

export type RecalledOrder = StaffSchemas['RecalledOrder']

/** Every order that got pieces of a lot (LOTS-4). */
export function useRecalled(lotId: number) {
  return useQuery({
    queryKey: ['lots', 'recalled', lotId],
    queryFn: ({ signal }) =>
      read(api.GET('/staff-api/v1/recalls/{id}', { params: { path: { id: lotId } }, signal })),
  })
}
