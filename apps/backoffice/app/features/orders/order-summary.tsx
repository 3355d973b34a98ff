import { Failed, Loading } from '../../ui/states'
import { OrderLines } from './order-lines'
import { useOrder } from './use-order'

/** An order beside the list. */
export function OrderSummary({ orderId }: { orderId: number }) {
  const { data: order, error, refetch } = useOrder(orderId)
  if (error) return <Failed error={error} retry={() => void refetch()} />
  return order ? <OrderLines order={order} /> : <Loading />
}
