import type { ApiClient } from '@haverhof/api-client'
import { shippingMethods } from '@haverhof/domain/delivery'
import { useCart } from '../../../shared/cart'
import { useApi } from '../../../shared/shop/use-api'
import type { Delivery } from './delivery-values'
import { forgetDraft } from '../../../shared/forms/form-draft'
import { drafts } from '../steps/drafts'
import { type Problem, problemOf } from '../../../shared/shop/problem'
import { trackDelivery } from './step-tracking'

/** Keeps with the cart where the goods go. */
export function useSaveDelivery(onSaved: () => void): (delivery: Delivery) => Promise<Problem | null> {
  const api = useApi().cart
  const cart = useCart()
  return async (delivery) => {
    try {
      await cart().change((id) => sendDelivery(api, id, delivery))
    } catch (error) {
      return problemOf(error)
    }
    trackDelivery(cart().state.get(), delivery.choice)
    // A dealer that is chosen is known to the cart; the other address stays in the tab, for who changes the choice again.
    forgetDraft(drafts.dealer)
    onSaved()
    return null
  }
}

async function sendDelivery(api: ApiClient['cart'], id: string, delivery: Delivery): Promise<void> {
  switch (delivery.choice) {
    case 'home':
      await api.setShipping(id, { shippingMethod: shippingMethods.shipping })
      await api.setAlternativeShipping(id, false)
      return
    case 'alternative':
      await api.setShipping(id, { ...delivery.shipping, shippingMethod: shippingMethods.shipping })
      await api.setAlternativeShipping(id, true)
      return
    case 'pickup':
      await api.setParcelShop(id, delivery.parcelShopId, delivery.near)
      return
    case 'dealer':
      await api.setDealer(id, delivery.dealerId)
  }
}
