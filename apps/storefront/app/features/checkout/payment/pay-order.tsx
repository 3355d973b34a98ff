import { useApi } from '../../../shared/shop/use-api'
import type { Order } from '../order/order'
import { PayAgain } from './pay-again'
import { type MethodChoice, usableMethods } from './offered-methods'
import { type Problem, problemOf } from '../../../shared/shop/problem'
import { oneOf } from '../../../toolkit/one-of'
import type { OrderAddress } from '../order/use-order'
import type { Schemas } from '@haverhof/api-client'
import { useCartState } from '../../../shared/cart'
import { useShop } from '../../../shared/shop/shop'
import { answerOf, useQuery } from '../../../shared/shop/use-query'

const hasMovedOn = oneOf(['order-paid', 'order-cancelled', 'collection-under-way'])

type Props = { order: Order; address: OrderAddress }

/** Pays an order that is still open, the same way or another (CHECKOUT-PAGES-15). */
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

type Methods = Schemas['PaymentMethodOption'][]

/** How an order can be paid again. Another device does not know the cart, so it offers the methods of the site. */
function useMethodsOfOrder(orderId: number): Methods | null {
  const { paymentMethods } = useShop().site
  const { id, cart, phase } = useCartState()
  const cartId = cart?.order?.orderId === orderId ? id : null
  const { content } = useQuery(cartId === null ? null : `payment-methods ${cartId}`, (api) =>
    api.cart.paymentMethods(cartId ?? ''),
  )
  const methods = answerOf(content)
  if (methods) return usableMethods(methods)
  const isWaiting = phase === 'loading' || (cartId !== null && content?.state !== 'rejected')
  return isWaiting ? null : usableMethods(plainMethods(paymentMethods))
}

/** The methods a site names, before anything more is known about them. A gift card is no method of its own. */
function plainMethods(ids: readonly string[]): Schemas['PaymentMethodOption'][] {
  return ids
    .filter((id) => id !== 'giftcard')
    .map((paymentMethodId) => ({ paymentMethodId, costs: 0, issuers: [] }))
}
