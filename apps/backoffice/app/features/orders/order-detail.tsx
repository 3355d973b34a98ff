import { useTranslations } from '#texts'
import { Card, PageFrame } from '../../ui/page-frame'
import { OrderSummary } from './order-summary'

/** Everything about one order. */
export function OrderDetail({ orderId }: { orderId: number }) {
  const t = useTranslations('office-orders')
  return (
    <PageFrame title={t('order', { number: String(orderId) })}>
      <Card title={t('lines')}>
        <OrderSummary orderId={orderId} />
      </Card>
    </PageFrame>
  )
}
