import type { ReactNode } from 'react'
import { useTranslations } from '#texts'
import { Sheet } from '../../ui/sheet'
import { OrderSummary } from './order-summary'

type Props = { orderId: number; onClose: () => void; footer: ReactNode }

/** An order beside the list. */
export function OrderSheet({ orderId, onClose, footer }: Props) {
  const t = useTranslations('office-orders')
  return (
    <Sheet title={t('order', { number: String(orderId) })} onClose={onClose} footer={footer}>
      <OrderSummary orderId={orderId} />
    </Sheet>
  )
}
