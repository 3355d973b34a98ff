import { shippingMethods } from '@haverhof/domain/delivery'
import { useState } from 'react'
import { type Cart, useCart } from '../../../shared/cart'
import type { Problem } from '../../../shared/shop/problem'
import { useApi } from '../../../shared/shop/use-api'
import { deliveryProblem } from './delivery-problem'
import { chosenDelivery, type DeliveryChoice } from './delivery-values'

/** What the customer chose, shown at once and taken back when the server cannot keep it. */
export function useDeliveryChoice(cart: Cart | null) {
  const keep = useKeepChoice()
  const [wish, setWish] = useState<DeliveryChoice | null>(null)
  const [failure, setFailure] = useState<Problem | null>(null)
  const [isTakenBack, setTakenBack] = useState(false)
  const choose = (value: DeliveryChoice, takesBack = false) => {
    setWish(value)
    setFailure(null)
    setTakenBack(takesBack)
    void keep(value).then((problem) => {
      if (!problem) return
      setWish(null)
      setFailure(problem)
      setTakenBack(false)
    })
  }
  return { choice: wish ?? (cart ? chosenDelivery(cart) : 'home'), choose, failure, isTakenBack }
}

/**
 * Keeps the choice with the cart, so that the costs follow it: another address without that address, a
 * pickup point without that point, a dealer without which one (CHECKOUT-PAGES-48).
 */
export function useKeepChoice(): (choice: DeliveryChoice) => Promise<Problem | null> {
  const api = useApi().cart
  const cart = useCart()
  return async (choice) => {
    const shippingMethod = choice === 'pickup' ? shippingMethods.dpd : shippingMethods.shipping
    const send = async (id: string) => {
      await api.setAlternativeShipping(id, choice === 'alternative')
      return api.setShipping(id, { shippingMethod, toDealer: choice === 'dealer' })
    }
    try {
      await cart().change(send, { answersWithTotals: true })
    } catch (error) {
      const problem = deliveryProblem(error)
      // The server judged the country of the bill; that of the other address is not known yet.
      return choice === 'alternative' && problem.code === 'way-impossible' ? null : problem
    }
    return null
  }
}
