import type { Schemas } from '@haverhof/api-client'
import { useEffect, useState } from 'react'
import { useCartState } from '../../../shared/cart'
import { useShop } from '../../../shared/shop/shop'
import { useApi } from '../../../shared/shop/use-api'
import { plainMethods } from './plain-methods'

type Methods = Schemas['PaymentMethodOption'][]

/** How an order can be paid again. Another device does not know the cart, so it offers the methods of the site. */
export function useMethodsOfOrder(orderId: number): Methods | null {
  const api = useApi()
  const { paymentMethods } = useShop().site
  const { id, cart, phase } = useCartState()
  const [methods, setMethods] = useState<Methods | 'failed' | null>(null)
  const cartId = cart?.order?.orderId === orderId ? id : null
  useEffect(() => {
    if (cartId !== null) api.cart.paymentMethods(cartId).then(setMethods, () => setMethods('failed'))
  }, [api, cartId])
  if (Array.isArray(methods)) return methods
  const isWaiting = phase === 'loading' || (cartId !== null && methods === null)
  return isWaiting ? null : plainMethods(paymentMethods)
}
