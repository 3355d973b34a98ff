import { longestWaitHours } from '@haverhof/domain/reviews'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { Badge } from '../../ui/badge'
import { soonHours } from './review'

/** REVIEWS-4: how many wait, and how many of them are near the end of their 24 hours. */
export function QueueCount({ left, place, isKnown }: { left: number; place: number; isKnown: boolean }) {
  const t = useTranslations('office-reviews')
  const { data } = useQuery({
    queryKey: ['reviews', 'soon'],
    queryFn: ({ signal }) => {
      const query = { state: 'waiting', olderThanHours: longestWaitHours - soonHours, limit: 1 } as const
      return read(api.GET('/staff-api/v1/reviews', { params: { query }, signal }))
    },
  })
  if (!isKnown || left === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-2">
      <span>{t('count', { place: place + 1, count: left })}</span>
      {data && data.total > 0 ? <Badge tone="warning">{t('soon', { count: data.total })}</Badge> : null}
    </p>
  )
}
