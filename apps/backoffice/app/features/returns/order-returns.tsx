import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { useCan } from '../../platform/session'
import { DecisionLine } from '../../ui/decision-line'
import { Card } from '../../ui/page-frame'
import { Failed } from '../../ui/states'
import type { Return } from './return-calls'
import { ReturnStatusBadge } from './return-status-badge'

/** What came back of an order, or is on its way, for its page: nothing to see while nothing is (RETURNS-14). */
export function OrderReturns({ orderId, siteId }: { orderId: number; siteId: number }) {
  const t = useTranslations('office-returns')
  const can = useCan()
  const { data, error, refetch } = useQuery({
    queryKey: ['returns', 'of-order', orderId],
    queryFn: ({ signal }) =>
      read(api.GET('/staff-api/v1/orders/{id}/returns', { params: { path: { id: orderId } }, signal })),
    enabled: can('returns.read', siteId),
  })
  if (error) return <Failed error={error} retry={() => void refetch()} />
  if (!data || data.items.length === 0) return null
  return (
    <Card title={t('title')}>
      <ul className="divide-line divide-y">
        {data.items.map((product) => (
          <ReturnRow key={product.returnId} product={product} />
        ))}
      </ul>
    </Card>
  )
}

function ReturnRow({ product }: { product: Return }) {
  const t = useTranslations('office-returns')
  const { moment, number } = useFormats()
  const { returnId, quantity, description, label, reason, status, registeredAt, decidedAt, refusal } = product
  return (
    <li className="grid gap-1 py-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Link to={`/returns?open=${returnId}`} className="text-brand font-semibold hover:underline">
          {t('one', { number: String(returnId) })}
        </Link>
        <ReturnStatusBadge status={status} />
      </div>
      <p>
        {number(quantity)} × {description}, {label}
      </p>
      <p className="text-muted text-sm">
        {t(`reasons.${reason}`)} · {t('columns.registered')}: {moment(registeredAt)}
        {decidedAt === null ? null : (
          <>
            {' '}
            · {t('decision')}: <DecisionLine decision={product} />
          </>
        )}
      </p>
      {refusal ? (
        <p className="text-sm whitespace-pre-wrap">
          <bdi>{refusal}</bdi>
        </p>
      ) : null}
    </li>
  )
}
