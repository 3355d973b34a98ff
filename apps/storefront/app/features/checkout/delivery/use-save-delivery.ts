import type { ApiClient } from '@haverhof/api-client'
import { type DeliveryWishes, shippingMethods } from '@haverhof/domain/delivery'
import { useCart } from '../../../shared/cart'
import { useApi } from '../../../shared/shop/use-api'
import { deliveryProblem } from './delivery-problem'
import type { Delivery } from './delivery-values'
import type { Problem } from '../../../shared/shop/problem'
import { trackDelivery } from './step-tracking'

/** Keeps with the cart where the goods go and, with the bill, the number by which the day of a lorry is agreed. */
export function useSaveDelivery(
  onSaved: () => void,
): (delivery: Delivery, wishes: DeliveryWishes, phoneNumber: string | null) => Promise<Problem | null> {
  const api = useApi().cart
  const cart = useCart()
  return async (delivery, wishes, phoneNumber) => {
    const isBrought = delivery.choice === 'home' || delivery.choice === 'alternative'
    try {
      const billing = cart().state.get().cart?.billing
      await cart().change(async (id) => {
        if (isBrought && billing && phoneNumber !== null)
          await api.setBilling(id, { ...billing, phoneNumber })
        await sendDelivery(api, id, delivery)
        await api.setDeliveryWishes(id, isBrought ? wishes : {})
      })
    } catch (error) {
      return deliveryProblem(error)
    }
    trackDelivery(cart().state.get(), delivery.choice)
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
