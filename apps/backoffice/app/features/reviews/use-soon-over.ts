import { longestWaitHours } from '@haverhof/domain/reviews'
import { useQuery } from '@tanstack/react-query'
import { api, read } from '../../platform/api'
import { soonHours } from '../../ui/moderation/state-or-clock'

/** REVIEWS-20: how many are near the end of their 24 hours. */
export function useSoonOver(): number {
  const { data } = useQuery({
    queryKey: ['reviews', 'soon'],
    queryFn: ({ signal }) => {
      const query = { state: 'waiting', olderThanHours: longestWaitHours - soonHours, limit: 1 } as const
      return read(api.GET('/staff-api/v1/reviews', { params: { query }, signal }))
    },
  })
  return data?.total ?? 0
}
