import type { Schemas } from '@haverhof/api-client'
import { shippingMethods } from '@haverhof/domain/delivery'
import { useEffect, useState } from 'react'
import { type Cart, useCartState } from '../../../shared/cart'
import { useApi } from '../../../shared/shop/use-api'

type DeliveryDate = Schemas['ShippingMethodOption']['deliveryDate']

/** When the order would arrive by the way that was chosen; null until it is known. */
export function useDeliveryDate({ shipping, dealerId }: Cart): DeliveryDate | null {
  const api = useApi()
  const { id } = useCartState()
  const [options, setOptions] = useState<Schemas['ShippingMethodOption'][]>([])
  useEffect(() => {
    if (id !== null) api.cart.shippingMethods(id).then(setOptions, () => undefined)
  }, [api, id])
  const method = shipping?.shippingMethod ?? shippingMethods.shipping
  const option = options.find(({ shippingMethod }) => shippingMethod === method)
  // A dealer says when the goods are ready.
  return dealerId === null ? (option?.deliveryDate ?? null) : null
}
