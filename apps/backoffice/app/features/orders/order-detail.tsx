import type { ComponentType } from 'react'
import { useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import { useSiteName } from '../../platform/session'
import { Card, PageFrame } from '../../ui/page-frame'
import { Failed, Loading } from '../../ui/states'
import { OpenWithdrawal } from './open-withdrawal'
import { OrderLines } from './order-lines'
import { OrderPapers, OrderPayments } from './order-papers'
import { OrderCustomer, OrderDelivery } from './order-people'
import { OrderShipments, type ShipmentPart } from './order-shipments'
import { OrderStatusBadge, RepeatBadge } from './order-status-badge'
import { type Order, useOrder } from './use-order'

/** A part of the page that another feature brings; the page puts them together. */
type Part = ComponentType<{ order: Order }>

type Props = {
  orderId: number
  /** What can be done, beside the title. */
  Actions: Part
  /** Beside each shipment. */
  ShipmentActions: ShipmentPart
  /** Below the lines. */
  Main: Part
  /** In the narrow column. */
  Side: Part
}

/** Everything about one order. */
export function OrderDetail({ orderId, Actions, ShipmentActions, Main, Side }: Props) {
  const t = useTranslations('office-orders')
  const { data: order, error, refetch } = useOrder(orderId)
  const title = t('order', { number: String(orderId) })
  if (!order)
    return (
      <PageFrame title={title}>
        {error ? <Failed error={error} retry={() => void refetch()} /> : <Loading />}
      </PageFrame>
    )
  return (
    <PageFrame title={title} lead={<OrderLead order={order} />} actions={<Actions order={order} />}>
      <div className="grid items-start gap-4 lg:grid-cols-[1fr_22rem]">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <OpenWithdrawal order={order} />
          <Card title={t('lines')}>
            <OrderLines order={order} />
          </Card>
          <OrderShipments order={order} Actions={ShipmentActions} />
          <Main order={order} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <OrderCustomer order={order} />
          <Side order={order} />
          <OrderDelivery order={order} />
          <OrderPayments order={order} />
          <OrderPapers order={order} />
        </div>
      </div>
    </PageFrame>
  )
}

function OrderLead({ order: { status, repeatDays, siteId, orderedAt } }: { order: Order }) {
  const siteName = useSiteName()
  const { moment } = useFormats()
  return (
    <p className="text-muted flex flex-wrap items-center gap-2 pb-1">
      <OrderStatusBadge status={status} />
      <RepeatBadge days={repeatDays} />
      {moment(orderedAt)} · {siteName(siteId)}
    </p>
  )
}
