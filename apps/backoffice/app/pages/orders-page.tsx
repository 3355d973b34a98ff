import { useState } from 'react'
import { useTranslations } from '#texts'
import { OrderList } from '../features/orders/order-list'
import { ShipDialog } from '../features/shipping/ship-dialog'
import { ButtonLink } from '../ui/button'

export default function OrdersPage() {
  const [toShip, setToShip] = useState<number[]>([])
  return (
    <>
      <OrderList onShip={setToShip} renderActions={renderActions} />
      <ShipDialog orderId={toShip[0] ?? null} onClose={() => setToShip((all) => all.slice(1))} />
    </>
  )
}

const renderActions = (orderId: number) => <OpenPage orderId={orderId} />

function OpenPage({ orderId }: { orderId: number }) {
  const t = useTranslations('office-orders')
  return (
    <ButtonLink to={`/orders/${orderId}`} look="primary">
      {t('openPage')}
    </ButtonLink>
  )
}
