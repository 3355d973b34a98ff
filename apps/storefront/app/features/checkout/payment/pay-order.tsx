import { useApi } from '../../../shared/shop/use-api'
import type { Order } from '../order/order'
import { PayAgain } from './pay-again'
import type { MethodChoice } from './offered-methods'
import { type Problem, problemOf } from '../../../shared/shop/problem'
import { oneOf } from '../../../toolkit/one-of'
import { useMethodsOfOrder } from './use-methods-of-order'
import type { OrderAddress } from '../order/use-order'

const hasMovedOn = oneOf(['order-paid', 'order-cancelled', 'collection-under-way'])

type Props = { order: Order; address: OrderAddress }

/** CHECKOUT-PAGES-15: pays an order that is still open, the same way or another. */
export function PayOrder({ order, address }: Props) {
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
      if (hasMovedOn(problem.code)) location.reload()
      return problem
    }
  }
  if (!order.canRetryPayment || !methods) return null
  return (
    <PayAgain methods={methods} start={{ paymentMethodId: order.paymentMethodId, issuer: null }} pay={pay} />
  )
}
