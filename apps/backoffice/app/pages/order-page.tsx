import { useState } from 'react'
import { useTranslations } from '#texts'
import { TimeLine } from '../features/audit/time-line'
import { DeskActions } from '../features/order-desk/desk-actions'
import { OrderMails } from '../features/order-desk/order-mails'
import { OrderNotes } from '../features/order-desk/order-notes'
import { OrderDetail } from '../features/orders/order-detail'
import type { Order } from '../features/orders/use-order'
import { useOrderEvents } from '../features/orders/use-order-events'
import { useWhyNotShip } from '../features/orders/use-why-not-ship'
import { MoneyActions } from '../features/refunds/money-actions'
import { OrderRefunds } from '../features/refunds/order-refunds'
import { ChangeParcels } from '../features/shipping/parcels-dialog'
import { OrderReturns } from '../features/returns/order-returns'
import { ShipDialog } from '../features/shipping/ship-dialog'
import { useCan } from '../platform/session'
import { useShortcuts } from '../platform/shortcuts'
import { showToast } from '../platform/toasts'
import { Button } from '../ui/button'
import { Card } from '../ui/page-frame'
import { Failed } from '../ui/states'
import type { Route } from './+types/order-page'

export default function OrderPage({ params }: Route.ComponentProps) {
  return (
    <OrderDetail
      orderId={Number(params.orderId)}
      Actions={Actions}
      ShipmentActions={ShipmentActions}
      Main={Main}
      Side={Side}
    />
  )
}

type Props = { order: Order }

function Actions({ order }: Props) {
  const can = useCan()
  return (
    <>
      {can('orders.ship', order.siteId) ? <ShipAction order={order} /> : null}
      <MoneyActions order={order} />
      <DeskActions order={order} />
    </>
  )
}

function ShipAction({ order }: Props) {
  const t = useTranslations('office-orders')
  const [isOpen, setOpen] = useState(false)
  const why = useWhyNotShip()(order)
  const press = () => (why === null ? setOpen(true) : showToast({ text: why }))
  useShortcuts({ s: press }, { actions: { s: t('ship') } })
  return (
    <>
      <Button look={why === null ? 'primary' : 'quiet'} icon="truck" why={why} onPress={() => setOpen(true)}>
        {t('ship')}
      </Button>
      <ShipDialog orderId={isOpen ? order.orderId : null} onClose={() => setOpen(false)} />
    </>
  )
}

function ShipmentActions({ order, shipment }: Props & { shipment: Order['shipments'][number] }) {
  const can = useCan()
  return can('orders.ship', order.siteId) ? (
    <ChangeParcels orderId={order.orderId} shipment={shipment} />
  ) : null
}

function Main({ order }: Props) {
  const t = useTranslations('office-orders')
  const { orderId, siteId } = order
  const { events, error, refetch } = useOrderEvents(order)
  return (
    <>
      <OrderReturns orderId={orderId} siteId={siteId} />
      <OrderRefunds orderId={orderId} siteId={siteId} />
      <OrderMails orderId={orderId} siteId={siteId} />
      <Card title={t('timeLine')}>
        {error ? <Failed error={error} retry={() => void refetch()} /> : null}
        <TimeLine subject={`order ${orderId}`} events={events} />
      </Card>
    </>
  )
}

function Side({ order: { orderId, siteId } }: Props) {
  return <OrderNotes orderId={orderId} siteId={siteId} />
}
