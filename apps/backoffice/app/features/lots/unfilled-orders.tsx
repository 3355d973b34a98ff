import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { Failed } from '../../ui/states'

/** Paid orders that cannot be filled while the lot is blocked (LOTS-9). */
export function UnfilledOrders({ lotId }: { lotId: number }) {
  const t = useTranslations('office-lots')
  const { moment } = useFormats()
  const { data, error, refetch } = useQuery({
    queryKey: ['lots', 'unfilled', lotId],
    queryFn: ({ signal }) =>
      read(api.GET('/staff-api/v1/lots/{id}/unfilled-orders', { params: { path: { id: lotId } }, signal })),
  })
  if (error) return <Failed error={error} retry={() => void refetch()} />
  if (!data) return null
  const { items } = data
  if (items.length === 0) return <p className="text-muted">{t('unfilled.none')}</p>
  return (
    <section>
      <h3 className="text-danger pb-1 font-semibold">{t('unfilled.title', { count: items.length })}</h3>
      <ul>
        {items.map(({ orderId, pieces, paidAt }) => (
          <li key={orderId} className="border-line flex justify-between gap-3 border-b py-1.5">
            <Link to={`/orders/${orderId}`} className="text-brand font-semibold hover:underline">
              {orderId}
            </Link>
            <span>{t('pieces', { count: pieces })}</span>
            <span className="text-muted">{paidAt ? moment(paidAt) : '–'}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
