import { useTranslations } from '#texts'
import { OrderSummary } from '../steps/order-summary'
import { useFormats } from '../../../shared/prices/formats'
import { Notice } from '../../../ui/notice'
import { Prose } from '../../../ui/prose'
import { ChangeCart } from '../steps/change-cart'
import { OrderHeading } from './order-messages'
import type { OwnWords } from './order-done'
import { PayOrder } from '../payment/pay-order'
import type { OrderAddress } from '../order/use-order'
import type { Order } from '../order/order'

type Props = { order: Order; address: OrderAddress; words: OwnWords }

/** A payment that failed costs nothing and loses nothing: pay again, or change the cart (CHECKOUT-PAGES-15). */
export function OrderUnpaid({ order, address, words }: Props) {
  const t = useTranslations('ordered.complete.unpaid')
  const formats = useFormats()
  const { orderId: number, paymentStatus, holdUntil } = order
  // What waits here has not begun (`order.ts`).
  const reason = paymentStatus === 'paid' ? 'waiting' : paymentStatus
  // A delivery that its customer pays has not failed (REPEAT-54).
  const isDue = reason === 'none'
  const isSameDay = formats.date(holdUntil) === formats.date(order.orderedAt)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 md:grid-cols-[minmax(0,1fr)_minmax(0,42rem)] lg:gap-x-24">
      <div className="flex min-w-0 flex-col gap-6">
        <OrderHeading title={t(isDue ? 'due' : 'title')} text={t(`reason.${reason}`)} />
        <p className="text-muted max-w-prose">
          {isSameDay
            ? t('kept', { number, time: formats.time(holdUntil) })
            : t('keptUntil', { number, time: formats.moment(holdUntil) })}
        </p>
        <PayOrder order={order} address={address} />
        {order.canRetryPayment ? null : <Notice tone="warning">{t('noMore')}</Notice>}
        {order.canReopen ? <ChangeCart orderId={order.orderId} /> : null}
        {words && !isDue ? <Prose blocks={words.body} className="text-muted text-sm" /> : null}
      </div>
      <aside className="min-w-0 md:border-line md:border-l md:pl-8 lg:pl-12">
        <OrderSummary calculated={order.calculation} />
      </aside>
    </div>
  )
}
