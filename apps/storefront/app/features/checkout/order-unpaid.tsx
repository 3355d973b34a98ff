import { useTranslations } from 'use-intl'
import { OrderSummary } from './order-summary'
import { useFormats } from '../../site/prices/formats'
import { useApi } from '../../site/use-api'
import { Notice } from '../../ui/notice'
import { Prose } from '../../ui/prose'
import { ChangeCart } from './change-cart'
import { OrderHeading } from './order-messages'
import { hasNotBegun } from './order-stage'
import type { OwnWords } from './own-words'
import { PayAgain } from './pay-again'
import type { MethodChoice } from './payment-methods'
import { type Problem, problemOf } from './problem'
import { useMethodsOfOrder } from './use-methods-of-order'
import type { OrderAddress } from './use-order'
import type { Order } from './order-types'

type Props = { order: Order; address: OrderAddress; words: OwnWords }

/** CHECKOUT-PAGES-15: a payment that failed costs nothing and loses nothing: pay again, or change the cart. */
export function OrderUnpaid({ order, address, words }: Props) {
  const t = useTranslations('checkout.complete.unpaid')
  const formats = useFormats()
  const api = useApi()
  const methods = useMethodsOfOrder(order.orderId)
  const pay = async ({ paymentMethodId, issuer }: MethodChoice): Promise<Problem | null> => {
    try {
      const retry = { paymentMethodId: paymentMethodId ?? '', issuer }
      const { checkoutUrl } = await api.orders.retryPayment(address.id, address.key, retry)
      if (paymentMethodId === 'banktransfer') location.reload()
      else if (checkoutUrl) location.assign(checkoutUrl)
      else return { status: 503, code: 'provider-away' }
      return null
    } catch (error) {
      const problem = problemOf(error)
      // Something has happened to the order meanwhile, and the page will say what.
      if (problem.code === 'order-paid' || problem.code === 'order-cancelled') location.reload()
      return problem
    }
  }
  const reason = hasNotBegun(order) ? 'none' : order.paymentStatus
  return (
    <div className="grid gap-x-12 gap-y-10 md:grid-cols-[minmax(0,1fr)_minmax(0,42rem)] lg:gap-x-24">
      <div className="flex min-w-0 flex-col gap-6">
        <OrderHeading title={t('title')} text={t(`reason.${reason}`)} />
        <p className="text-muted max-w-prose">
          {t('kept', { number: order.orderId, time: formats.time(order.holdUntil) })}
        </p>
        {order.canRetryPayment && methods ? (
          <PayAgain
            methods={methods}
            start={{ paymentMethodId: order.paymentMethodId, issuer: null }}
            pay={pay}
          />
        ) : null}
        {order.canRetryPayment ? null : <Notice tone="warning">{t('noMore')}</Notice>}
        {order.canReopen ? <ChangeCart orderId={order.orderId} /> : null}
        {words ? <Prose blocks={words.body} className="text-muted text-sm" /> : null}
      </div>
      <aside className="min-w-0 md:border-line md:border-l md:pl-8 lg:pl-12">
        <OrderSummary calculated={order.calculation} />
      </aside>
    </div>
  )
}
