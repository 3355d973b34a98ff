import { shippingMethods } from '@haverhof/domain/delivery'
import { useState } from 'react'
import { readStored, session, writeStored } from '../../../toolkit/storage'
import { type Cart, useCart } from '../../../shared/cart'
import { type Problem, problemOf } from '../../../shared/shop/problem'
import { useApi } from '../../../shared/shop/use-api'
import { chosenDelivery, type DeliveryChoice } from './delivery-values'
import { drafts } from '../steps/drafts'

/** What the customer chose, shown at once and taken back when the server cannot keep it. */
export function useDeliveryChoice(cart: Cart | null) {
  const keep = useKeepChoice()
  const [wish, setWish] = useState<DeliveryChoice | null>(null)
  const [failure, setFailure] = useState<Problem | null>(null)
  const choose = (value: DeliveryChoice) => {
    setWish(value)
    setFailure(null)
    void keep(value).then((problem) => {
      if (!problem) return
      setWish(null)
      setFailure(problem)
    })
  }
  return { choice: wish ?? (cart ? wantedDelivery(cart) : 'home'), choose, failure }
}

/**
 * CHECKOUT-PAGES-19: keeps the choice with the cart, so that the costs follow it: another address without that address, a
 * pickup point without that point. A cart knows a dealer by its number alone: until one is chosen, the tab remembers.
 */
export function useKeepChoice(): (choice: DeliveryChoice) => Promise<Problem | null> {
  const api = useApi().cart
  const cart = useCart()
  return async (choice) => {
    const shippingMethod = choice === 'pickup' ? shippingMethods.dpd : shippingMethods.shipping
    const send = async (id: string) => {
      await api.setAlternativeShipping(id, choice === 'alternative')
      return api.setShipping(id, { shippingMethod })
    }
    try {
      await cart().change(send, { answersWithTotals: true })
    } catch (error) {
      return problemOf(error)
    }
    writeStored(drafts.dealer, choice === 'dealer' ? 'wanted' : null, session)
    return null
  }
}

/** What the cart says, and the tab where the cart cannot. */
export function wantedDelivery(cart: Cart): DeliveryChoice {
  const chosen = chosenDelivery(cart)
  return chosen === 'home' && readStored(drafts.dealer, session) !== null ? 'dealer' : chosen
}
