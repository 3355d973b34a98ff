import { useQuery } from '@tanstack/react-query'
import { type StaffQuery, type StaffSchemas, api, read } from '../../platform/api'
import type { ListView } from './list-types'

/** Lists whose views the shop keeps. */
export type KeptList = StaffQuery<'/staff-api/v1/views'>['list']

export type SavedView = ListView & Pick<StaffSchemas['SavedView'], 'viewId' | 'isOwn' | 'isShared'>

/** One's own views of a list, and those of all (OFFICE-5). */
export function useSavedViews(list: KeptList | undefined): SavedView[] {
  const { data } = useQuery({
    queryKey: ['views', list],
    queryFn: ({ signal }) =>
      read(api.GET('/staff-api/v1/views', { params: { query: { list: list ?? 'orders' } }, signal })),
    enabled: list !== undefined,
    staleTime: 5 * 60_000,
  })
  return (data?.items ?? []).map((view) => ({ ...view, id: `saved-${view.viewId}` }))
}
