import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { useCan } from '../../platform/session'
import { Card } from '../../ui/page-frame'
import { Failed } from '../../ui/states'
import { PayByTransfer } from './pay-by-transfer'
import type { Refund } from './refund'
import { RefundStateBadge } from './refund-state-badge'
import { RetryRefund } from './retry-refund'

/** What went back of an order, for who may see payments: nothing to see while nothing did (STAFF-4). */
export function OrderRefunds({ orderId, siteId }: { orderId: number; siteId: number }) {
  const t = useTranslations('office-refunds')
  const can = useCan()
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'refunds', orderId],
    queryFn: ({ signal }) =>
      read(api.GET('/staff-api/v1/orders/{id}/refunds', { params: { path: { id: orderId } }, signal })),
    enabled: can('payments.read', siteId),
  })
  if (error) return <Failed error={error} retry={() => void refetch()} />
  if (!data || data.items.length === 0) return null
  return (
    <Card title={t('title')}>
      <ul className="divide-line divide-y">
        {data.items.map((refund) => (
          <RefundRow key={refund.refundId} refund={refund} />
        ))}
      </ul>
    </Card>
  )
}

function RefundRow({ refund }: { refund: Refund }) {
  const t = useTranslations('office-refunds')
  const { cents, moment } = useFormats()
  const { amountCents, madeAt, madeBy, madeByName, creditNumber, problem, transferReference } = refund
  return (
    <li className="grid gap-1 py-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold">{cents(amountCents)}</span>
        <RefundStateBadge refund={refund} />
      </div>
      <p className="text-muted text-sm">
        <Facts refund={refund} /> · {t('list.made', { moment: moment(madeAt), name: madeByName ?? madeBy })}
      </p>
      {problem ? <p className="text-danger text-sm">{problem}</p> : null}
      {transferReference ? (
        <p className="text-sm">
          <bdi>{t('transfer.paid', { reference: transferReference })}</bdi>
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        {creditNumber ? <CreditNoteLink creditNumber={creditNumber} siteId={refund.siteId} /> : null}
        <RetryRefund refund={refund} />
        <PayByTransfer refund={refund} />
      </div>
    </li>
  )
}

function Facts({ refund }: { refund: Refund }) {
  const t = useTranslations('office-refunds')
  const { cents } = useFormats()
  const { reason, lines, restock, deliveryCents, giftCardCents, chargedBackCents } = refund
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const facts = [
    t(`reasons.${reason}`),
    ...(count > 0 ? [t('list.pieces', { count })] : []),
    ...(count > 0 && restock ? [t('list.restocked')] : []),
    ...(deliveryCents > 0 ? [t('list.delivery', { amount: cents(deliveryCents) })] : []),
    ...(giftCardCents > 0 ? [t('list.giftCard', { amount: cents(giftCardCents) })] : []),
    ...(chargedBackCents > 0 ? [t('list.chargedBack', { amount: cents(chargedBackCents) })] : []),
  ]
  return facts.join(', ')
}

function CreditNoteLink({ creditNumber, siteId }: { creditNumber: string; siteId: number }) {
  const t = useTranslations('office-refunds')
  const can = useCan()
  const name = t('list.creditNote', { number: creditNumber })
  if (!can('invoices.read', siteId)) return <span className="text-sm">{name}</span>
  return (
    <a
      href={`/staff-api/v1/invoices/${creditNumber}/pdf`}
      className="text-brand text-sm font-medium hover:underline"
    >
      {name}
    </a>
  )
}
