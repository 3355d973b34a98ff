import { useTranslations } from '#texts'
import { useCan } from '../../platform/session'
import { Button } from '../../ui/button'
import type { ListedOrder } from './use-order-columns'

type OnShip = (orderIds: number[]) => void

/** Whether goods of an order may leave, by its state and by who asks. */
export function useMayShip(): (order: Pick<ListedOrder, 'status' | 'siteId'>) => boolean {
  const can = useCan()
  return ({ status, siteId }) => (status === 'paid' || status === 'processing') && can('orders.ship', siteId)
}

/** In the row of an order that can be sent. */
export function ShipRow({ order, onShip }: { order: ListedOrder; onShip: OnShip }) {
  const t = useTranslations('office-orders')
  const mayShip = useMayShip()
  if (!mayShip(order)) return null
  return (
    <Button
      icon="truck"
      aria-label={t('shipOne', { number: String(order.orderId) })}
      onPress={() => onShip([order.orderId])}
    >
      {t('ship')}
    </Button>
  )
}

/** For those that are ticked; what cannot be sent stays behind. */
export function ShipSelected({ orders, onShip }: { orders: ListedOrder[]; onShip: OnShip }) {
  const t = useTranslations('office-orders')
  const mayShip = useMayShip()
  const toSend = orders.filter(mayShip).map(({ orderId }) => orderId)
  return (
    <Button look="primary" icon="truck" isDisabled={toSend.length === 0} onPress={() => onShip(toSend)}>
      {toSend.length === 0 ? t('noneToSend') : t('shipSelected', { count: toSend.length })}
    </Button>
  )
}
