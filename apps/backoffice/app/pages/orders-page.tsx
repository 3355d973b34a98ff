import { OrderList } from '../features/orders/order-list'

export default function OrdersPage() {
  return <OrderList />
}
