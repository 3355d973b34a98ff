import type { Schemas } from '@haverhof/api-client'
import { type Query, useQuery } from '../../../shared/shop/use-query'

/** How a cart can be delivered to an address in a country, and for what; without either nothing is asked. */
export function useShippingMethods(
  cartId: string | null,
  countryId: number | null | undefined,
): Query<Schemas['ShippingMethodOption'][]> {
  return useQuery(cartId && countryId ? `shipping-methods ${cartId} ${countryId}` : null, (api) =>
    api.cart.shippingMethods(cartId ?? '', { countryId: countryId ?? 0 }),
  )
}
