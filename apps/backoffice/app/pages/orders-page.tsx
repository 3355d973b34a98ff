import { useCallback, useState } from 'react'
import { useTranslations } from '#texts'
import { OrderList } from '../features/orders/order-list'
import { ShipDialog } from '../features/shipping/ship-dialog'
import { ShipManyDialog } from '../features/shipping/ship-many-dialog'
import { ButtonLink } from '../ui/button'

export default function OrdersPage() {
  const [toShip, setToShip] = useState<number[]>([])
  const close = () => setToShip([])
  // Who ordered first gets what there is (LOTS-9).
  const ship = useCallback((orderIds: number[]) => setToShip(orderIds.toSorted((a, b) => a - b)), [])
  return (
    <>
      <OrderList onShip={ship} renderActions={renderActions} />
      {toShip.length > 1 ? (
        <ShipManyDialog orderIds={toShip} onClose={close} />
      ) : (
        <ShipDialog orderId={toShip[0] ?? null} onClose={close} />
      )}
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
