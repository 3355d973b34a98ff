import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { Button } from '../../ui/button'
import { MovementTable } from '../../ui/movement-table'
import { Failed, Loading } from '../../ui/states'

/** Every change of what can be sold, with who made it (STOCK-2). */
export function Movements({ variantId }: { variantId: number }) {
  const t = useTranslations('office-stock')
  const query = useInfiniteQuery({
    queryKey: ['stock', 'movements', variantId],
    queryFn: ({ pageParam, signal }) => {
      const params = { path: { id: variantId }, query: { after: pageParam, limit: 20 } }
      return read(api.GET('/staff-api/v1/stock/{id}/movements', { params, signal }))
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ isMore, next }) => (isMore ? next : undefined),
  })
  if (query.error) return <Failed error={query.error} retry={() => void query.refetch()} />
  if (!query.data) return <Loading />
  return (
    <div>
      <MovementTable
        title={t('movements')}
        movements={query.data.pages.flatMap(({ items }) => items)}
        reasonOf={({ reason }) => t(`reasons.${reason}`)}
      />
      {query.hasNextPage ? (
        <Button look="plain" onPress={() => void query.fetchNextPage()}>
          {t('more')}
        </Button>
      ) : null}
    </div>
  )
}
