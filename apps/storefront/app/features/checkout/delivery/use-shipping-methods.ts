import type { Schemas } from '@haverhof/api-client'
import { type Cart, useCartState } from '../../../shared/cart'
import { answerOf, type Query, useQuery } from '../../../shared/shop/use-query'
import { shippingMethods } from '@haverhof/domain/delivery'
import type { CountryOption } from '../../../shared/forms/country-field'
import { useShop } from '../../../shared/shop/shop'

/** How this cart can be delivered, and for what; another country of the bill has other prices. */
function useShippingMethods(): Query<Schemas['ShippingMethodOption'][]> {
  const { id, cart } = useCartState()
  const billed = cart?.billing?.address.countryId ?? null
  return useQuery(id === null ? null : `shipping-methods ${id} ${billed}`, (api) =>
    api.cart.shippingMethods(id ?? ''),
  )
}

type DeliveryDate = Schemas['ShippingMethodOption']['deliveryDate']

/** When the order would arrive by the way that was chosen; null until it is known. */
export function useDeliveryDate({ shipping, dealerId }: Cart): DeliveryDate | null {
  const options = answerOf(useShippingMethods().content) ?? []
  const method = shipping?.shippingMethod ?? shippingMethods.shipping
  const option = options.find(({ shippingMethod }) => shippingMethod === method)
  // A dealer says when the goods are ready.
  return dealerId === null ? (option?.deliveryDate ?? null) : null
}

type Answer =
  | { state: 'loading' | 'failed' }
  | { state: 'known'; options: Schemas['ShippingMethodOption'][]; hasDealers: boolean }

/** How this cart can be delivered, and where it can be collected. */
export function useDeliveryOptions(): Answer & { retry: () => void } {
  const methods = useShippingMethods()
  const dealers = useQuery('dealers', (api) => api.dealers.list(null))
  return { ...answerFrom(methods.content, dealers.content), retry: () => void methods.reload() }
}

function answerFrom(
  methods: Query<Schemas['ShippingMethodOption'][]>['content'],
  dealers: Query<Schemas['Dealer'][]>['content'],
): Answer {
  if (methods?.state === 'rejected') return { state: 'failed' }
  const options = answerOf(methods)
  // Without an answer about dealers there are none.
  const found = dealers?.state === 'rejected' ? [] : answerOf(dealers)
  if (options === null || found === null) return { state: 'loading' }
  return { state: 'known', options, hasDealers: found.length > 0 }
}

type Option = Schemas['ShippingMethodOption']

/**
 * What each way to deliver costs this cart. The server knows it for the country of the bill, or else of the site: for another
 * one nothing is said.
 */
export function useShippingPrices(country: CountryOption | null): ReadonlyMap<number, Option> {
  const { site } = useShop()
  const billed = useCartState().cart?.billing?.address.countryId ?? null
  const options = answerOf(useShippingMethods().content) ?? []
  const isKnown = billed === null ? country?.regionCode === site.countryCode : country?.countryId === billed
  return new Map(isKnown ? options.map((option) => [option.shippingMethod, option]) : [])
}
