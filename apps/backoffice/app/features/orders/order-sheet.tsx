import type { ReactNode } from 'react'
import { useTranslations } from '#texts'
import { Sheet } from '../../ui/sheet'
import { OpenWithdrawal } from './open-withdrawal'
import { OrderSummary } from './order-summary'
import { useOrder } from './use-order'

type Props = { orderId: number; onClose: () => void; footer: ReactNode }

/** An order beside the list. */
export function OrderSheet({ orderId, onClose, footer }: Props) {
  const t = useTranslations('office-orders')
  const { data: order } = useOrder(orderId)
  return (
    <Sheet title={t('order', { number: String(orderId) })} onClose={onClose} footer={footer}>
      {order ? <OpenWithdrawal order={order} /> : null}
      <OrderSummary orderId={orderId} />
    </Sheet>
  )
}
