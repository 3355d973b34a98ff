import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import type { ListView } from '../../ui/list/list-types'

/** STAFF-33: what there is to do comes first, with how much of it. */
export function useOrderViews(): ListView[] {
  const t = useTranslations('office-orders')
  const { data } = useQuery({
    queryKey: ['orders', 'counts'],
    queryFn: ({ signal }) => read(api.GET('/staff-api/v1/orders/counts', { signal })),
    refetchInterval: 20_000,
  })
  return [
    { id: 'to-send', name: t('views.toSend'), filters: { queue: 'to-send' }, count: data?.toSend },
    { id: 'waiting', name: t('views.waiting'), filters: { status: 'open' }, count: data?.waiting },
    { id: 'problems', name: t('views.problems'), filters: { queue: 'in-trouble' }, count: data?.inTrouble },
    { id: 'all', name: t('views.all'), filters: {} },
  ]
}
