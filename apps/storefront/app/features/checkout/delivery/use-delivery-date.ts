import type { Schemas } from '@haverhof/api-client'
import { shippingMethods } from '@haverhof/domain/delivery'
import type { Cart } from '../../../shared/cart'
import { answerOf } from '../../../shared/shop/use-query'
import { useShippingMethods } from './use-shipping-methods'

type DeliveryDate = Schemas['ShippingMethodOption']['deliveryDate']

/** When the order would arrive by the way that was chosen; null until it is known. */
export function useDeliveryDate({ shipping, dealerId }: Cart): DeliveryDate | null {
  const options = answerOf(useShippingMethods().content) ?? []
  const method = shipping?.shippingMethod ?? shippingMethods.shipping
  const option = options.find(({ shippingMethod }) => shippingMethod === method)
  // A dealer says when the goods are ready.
  return dealerId === null ? (option?.deliveryDate ?? null) : null
}
