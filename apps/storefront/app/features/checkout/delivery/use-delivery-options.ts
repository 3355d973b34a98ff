import type { Schemas } from '@haverhof/api-client'
import { useCartState } from '../../../shared/cart'
import type { CountryOption } from '../../../shared/forms/country-field'
import { countryToSendTo } from './served-country'
import { answerOf, type Query, useQuery } from '../../../shared/shop/use-query'
import { chosenDelivery } from './delivery-values'
import { useShippingMethods } from './use-shipping-methods'

type Answer =
  | { state: 'loading' | 'failed' }
  | { state: 'known'; options: Schemas['ShippingMethodOption'][]; hasDealers: boolean }

/**
 * How this cart can be delivered to the country of the bill, or to that of the
 * site where nothing is sent there, and where it can be collected.
 */
export function useDeliveryOptions(countries: readonly CountryOption[]): Answer & { retry: () => void } {
  const { id, cart } = useCartState()
  const methods = useShippingMethods(id, countryToSendTo(countries, cart)?.countryId)
  const dealers = useQuery('dealers', (api) => api.dealers.list(null))
  const isAtDealer = cart !== null && chosenDelivery(cart) === 'dealer'
  return {
    ...answerFrom(methods.content, dealers.content, isAtDealer),
    retry: () => {
      void methods.reload()
      if (isAtDealer) void dealers.reload()
    },
  }
}

function answerFrom(
  methods: Query<Schemas['ShippingMethodOption'][]>['content'],
  dealers: Query<Schemas['Dealer'][]>['content'],
  isAtDealer: boolean,
): Answer {
  const isUnanswered = dealers?.state === 'rejected'
  if (methods?.state === 'rejected' || (isUnanswered && isAtDealer)) return { state: 'failed' }
  const options = answerOf(methods)
  // Who chose no dealer goes on without an answer about them.
  const nearDealers = isUnanswered ? [] : answerOf(dealers)
  if (options === null || nearDealers === null) return { state: 'loading' }
  return { state: 'known', options, hasDealers: nearDealers.length > 0 }
}
