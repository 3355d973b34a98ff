import { useMemo } from 'react'
import { useTranslations } from '#texts'
import type { StaffSchemas } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { useCan, useSiteName } from '../../platform/session'
import type { Column } from '../../ui/list/list-types'
import { OrderStatusBadge, RepeatBadge } from './order-status-badge'
import { useQueueColumns } from './use-queue-columns'
import { usePaymentName } from './use-payment-name'

export type ListedOrder = StaffSchemas['OrderSummary']

/** STAFF-4: payments stand there for those who may see them. STAFF-33: what is a problem says why. */
export function useOrderColumns(): Column<ListedOrder>[] {
  const t = useTranslations('office-orders')
  const can = useCan()
  const { cents, moment } = useFormats()
  const siteName = useSiteName()
  const paymentName = usePaymentName()
  const ofQueue = useQueueColumns()
  // The same while nothing of it changes, so that no row is drawn anew because of it.
  return useMemo(() => {
    const payment: Column<ListedOrder> = {
      id: 'payment',
      title: t('columns.payment'),
      render: ({ paymentMethodId }) => paymentName(paymentMethodId),
      isExtra: true,
    }
    return [
      { id: 'number', title: t('columns.number'), render: ({ orderId }) => orderId },
      {
        id: 'orderedAt',
        title: t('columns.orderedAt'),
        render: ({ orderedAt }) => <span className="whitespace-nowrap">{moment(orderedAt)}</span>,
        isSpare: true,
      },
      {
        id: 'site',
        title: t('columns.site'),
        render: ({ siteId }) => <span className="text-muted whitespace-nowrap">{siteName(siteId)}</span>,
        isExtra: true,
      },
      {
        id: 'name',
        title: t('columns.name'),
        render: (order) => (
          <bdi title={nameOf(order)} className="block max-w-32 truncate @md:max-w-36 @3xl:max-w-48">
            {nameOf(order)}
          </bdi>
        ),
      },
      ...ofQueue,
      { id: 'goods', title: t('columns.goods'), render: (order) => <Goods order={order} />, isExtra: true },
      {
        id: 'total',
        title: t('columns.total'),
        align: 'end',
        render: ({ totalCents }) => cents(totalCents),
        isSpare: true,
      },
      ...(can('payments.read') ? [payment] : []),
      {
        id: 'status',
        title: t('columns.status'),
        render: ({ status, repeatDays }) => (
          <span className="flex flex-wrap gap-1">
            <OrderStatusBadge status={status} />
            <RepeatBadge days={repeatDays} />
          </span>
        ),
      },
    ]
  }, [t, can, cents, moment, siteName, paymentName, ofQueue])
}

function nameOf({ name, companyName }: ListedOrder): string {
  return companyName ? `${name} · ${companyName}` : name
}

function Goods({ order: { goods } }: { order: ListedOrder }) {
  const t = useTranslations('office-orders')
  return (
    <span className="flex max-w-64 items-baseline gap-1.5">
      <span className="truncate">{goods.first}</span>
      {goods.lines > 1 ? (
        <span className="text-muted whitespace-nowrap">{t('moreLines', { count: goods.lines - 1 })}</span>
      ) : null}
    </span>
  )
}
