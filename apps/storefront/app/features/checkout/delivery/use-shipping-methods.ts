import type { Schemas } from '@haverhof/api-client'
import { useCartState } from '../../../shared/cart'
import { type Query, useQuery } from '../../../shared/shop/use-query'

/** How this cart can be delivered, and for what; another country of the bill has other prices. */
export function useShippingMethods(): Query<Schemas['ShippingMethodOption'][]> {
  const { id, cart } = useCartState()
  const billed = cart?.billing?.address.countryId ?? null
  return useQuery(id === null ? null : `shipping-methods ${id} ${billed}`, (api) =>
    api.cart.shippingMethods(id ?? ''),
  )
}
