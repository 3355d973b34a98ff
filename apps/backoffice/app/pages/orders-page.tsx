import { useState } from 'react'
import { useTranslations } from '#texts'
import { OrderList } from '../features/orders/order-list'
import { ShipDialog } from '../features/shipping/ship-dialog'
import { ButtonLink } from '../ui/button'

export default function OrdersPage() {
  const t = useTranslations('office-orders')
  const [toShip, setToShip] = useState<number[]>([])
  return (
    <>
      <OrderList
        onShip={setToShip}
        sheetActions={(orderId) => (
          <ButtonLink to={`/orders/${orderId}`} look="primary">
            {t('openPage')}
          </ButtonLink>
        )}
      />
      <ShipDialog orderId={toShip[0] ?? null} onClose={() => setToShip((all) => all.slice(1))} />
    </>
  )
}
