import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { Button } from '../../ui/button'
import { Failed, Loading } from '../../ui/states'

/** STOCK-2: every change of what can be sold, with who made it. */
export function Movements({ variantId }: { variantId: number }) {
  const t = useTranslations('office-stock')
  const { moment, number } = useFormats()
  const found = useInfiniteQuery({
    queryKey: ['stock', 'movements', variantId],
    queryFn: ({ pageParam, signal }) => {
      const params = { path: { id: variantId }, query: { after: pageParam, limit: 20 } }
      return read(api.GET('/staff-api/v1/stock/{id}/movements', { params, signal }))
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ isMore, next }) => (isMore ? next : undefined),
  })
  if (found.error) return <Failed error={found.error} retry={() => void found.refetch()} />
  if (!found.data) return <Loading />
  return (
    <section>
      <h3 className="pb-1 font-semibold">{t('movements')}</h3>
      <table className="w-full" aria-label={t('movements')}>
        <tbody>
          {found.data.pages
            .flatMap(({ items }) => items)
            .map(({ movementId, at, change, reason, orderId, actor, actorName }) => (
              <tr key={movementId} className="border-line border-b align-top">
                <td
                  className={`w-14 py-1.5 pr-3 text-right font-semibold ${change < 0 ? 'text-danger' : 'text-success'}`}
                >
                  {change > 0 ? '+' : ''}
                  {number(change)}
                </td>
                <td className="py-1.5 pr-3">
                  {t(`reasons.${reason}`)}
                  {orderId ? (
                    <>
                      {' '}
                      <Link to={`/orders/${orderId}`} className="text-brand hover:underline">
                        {orderId}
                      </Link>
                    </>
                  ) : null}
                  {actor ? <p className="text-muted text-sm">{actorName ?? actor}</p> : null}
                </td>
                <td className="text-muted py-1.5 text-right text-sm whitespace-nowrap">{moment(at)}</td>
              </tr>
            ))}
        </tbody>
      </table>
      {found.hasNextPage ? (
        <Button look="plain" onPress={() => void found.fetchNextPage()}>
          {t('more')}
        </Button>
      ) : null}
    </section>
  )
}
