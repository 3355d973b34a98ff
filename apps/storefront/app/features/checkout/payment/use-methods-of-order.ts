import type { Schemas } from '@haverhof/api-client'
import { useCartState } from '../../../shared/cart'
import { useShop } from '../../../shared/shop/shop'
import { answerOf, useQuery } from '../../../shared/shop/use-query'
import { usableMethods } from './offered-methods'

type Methods = Schemas['PaymentMethodOption'][]

/** How an order can be paid again. Another device does not know the cart, so it offers the methods of the site. */
export function useMethodsOfOrder(orderId: number): Methods | null {
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
