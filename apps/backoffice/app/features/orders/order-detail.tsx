import type { ComponentType } from 'react'
import { useTranslations } from '#texts'
import { Card, PageFrame } from '../../ui/page-frame'
import { Failed, Loading } from '../../ui/states'
import { OrderLines } from './order-lines'
import { OrderStatusBadge } from './order-status-badge'
import { type Order, useOrder } from './use-order'

/** A part of the page that another feature brings; the page puts them together. */
type Part = ComponentType<{ order: Order }>

type Props = {
  orderId: number
  /** What can be done, beside the title. */
  Actions: Part
  /** Below the lines. */
  Main: Part
  /** In the narrow column. */
  Side: Part
}

/** Everything about one order. */
export function OrderDetail({ orderId, Actions, Main, Side }: Props) {
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
    <PageFrame
      title={title}
      lead={<OrderStatusBadge status={order.status} />}
      actions={<Actions order={order} />}
    >
      <div className="grid items-start gap-4 lg:grid-cols-[1fr_22rem]">
        <div className="grid min-w-0 gap-4">
          <Card title={t('lines')}>
            <OrderLines order={order} />
          </Card>
          <Main order={order} />
        </div>
        <div className="grid min-w-0 gap-4">
          <Side order={order} />
        </div>
      </div>
    </PageFrame>
  )
}
