import { useMemo } from 'react'
import { useTranslations } from '#texts'
import type { StaffSchemas } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { useCan, useSiteName } from '../../platform/session'
import type { Column } from '../../ui/list/list-types'
import { OrderStatusBadge, RepeatBadge } from './order-status-badge'
import { usePaymentName } from './use-payment-name'
import { useAddressState } from '../../platform/use-address-state'
import { PromisedDay } from '../../ui/promised-day'

export type ListedOrder = StaffSchemas['OrderSummary']

/** Payments stand there for those who may see them (STAFF-4). What is a problem says why (STAFF-33). */
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

/** What only a queue says of its orders: until when they were promised, or why they are a problem (STAFF-33). */
function useQueueColumns(): Column<ListedOrder>[] {
  const t = useTranslations('office-orders')
  const [{ queue }] = useAddressState()
  return useMemo(() => {
    const promised: Column<ListedOrder> = {
      id: 'promised',
      title: t('columns.promised'),
      render: (order) => <PromisedDay promised={order.promised} />,
    }
    const why: Column<ListedOrder> = {
      id: 'why',
      title: t('columns.why'),
      render: ({ troubles }) => troubles.map((cause) => t(`troubles.${cause}`)).join(', '),
    }
    if (queue === 'to-send') return [promised]
    return queue === 'in-trouble' ? [why] : []
  }, [t, queue])
}
