import { useFormats } from '../../platform/formats'
import { Failed, Loading } from '../../ui/states'
import { OrderLines } from './order-lines'
import { OrderCustomer, OrderDelivery } from './order-people'
import { OrderStatusBadge, RepeatBadge } from './order-status-badge'
import { useOrder } from './use-order'

/** An order beside the list: what is in it, for whom, where to. */
export function OrderSummary({ orderId }: { orderId: number }) {
  const { moment } = useFormats()
  const { data: order, error, refetch } = useOrder(orderId)
  if (error) return <Failed error={error} retry={() => void refetch()} />
  if (!order) return <Loading />
  return (
    <div className="grid gap-4">
      <p className="text-muted flex items-center gap-2">
        <OrderStatusBadge status={order.status} />
        <RepeatBadge days={order.repeatDays} />
        {moment(order.orderedAt)}
      </p>
      <OrderLines order={order} />
      <OrderCustomer order={order} />
      <OrderDelivery order={order} />
    </div>
  )
}
