import { OrderDetail } from '../features/orders/order-detail'
import type { Route } from './+types/order-page'

export default function OrderPage({ params }: Route.ComponentProps) {
  return <OrderDetail orderId={Number(params.orderId)} />
}
