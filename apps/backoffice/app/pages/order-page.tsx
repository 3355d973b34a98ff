import { DeskActions } from '../features/order-desk/desk-actions'
import { OrderMails } from '../features/order-desk/order-mails'
import { OrderNotes } from '../features/order-desk/order-notes'
import { OrderDetail } from '../features/orders/order-detail'
import type { Order } from '../features/orders/use-order'
import { MoneyActions } from '../features/refunds/money-actions'
import { OrderRefunds } from '../features/refunds/order-refunds'
import type { Route } from './+types/order-page'

export default function OrderPage({ params }: Route.ComponentProps) {
  return <OrderDetail orderId={Number(params.orderId)} Actions={Actions} Main={Main} Side={Side} />
}

type Props = { order: Order }

function Actions({ order }: Props) {
  return (
    <>
      <MoneyActions order={order} />
      <DeskActions order={order} />
    </>
  )
}

function Main({ order: { orderId, siteId } }: Props) {
  return (
    <>
      <OrderRefunds orderId={orderId} />
      <OrderMails orderId={orderId} siteId={siteId} />
    </>
  )
}

function Side({ order: { orderId, siteId } }: Props) {
  return <OrderNotes orderId={orderId} siteId={siteId} />
}
