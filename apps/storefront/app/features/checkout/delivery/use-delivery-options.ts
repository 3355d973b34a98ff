import type { Schemas } from '@haverhof/api-client'
import { useCartState } from '../../../shared/cart'
import { answerOf, type Query, useQuery } from '../../../shared/shop/use-query'
import { useShippingMethods } from './use-shipping-methods'

type Answer =
  | { state: 'loading' | 'failed' }
  | { state: 'known'; options: Schemas['ShippingMethodOption'][]; hasDealers: boolean }

/** How this cart can be delivered to the address of the bill, and where it can be collected. */
export function useDeliveryOptions(): Answer & { retry: () => void } {
  const { id, cart } = useCartState()
  const methods = useShippingMethods(id, cart?.billing?.address.countryId)
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
  return {
    state: 'known',
    options,
    hasDealers: found.length > 0 && options.some(({ dealerPrice }) => dealerPrice !== null),
  }
}
