import type { Schemas } from '@haverhof/api-client'

/** The methods a site names, before anything more is known about them. A gift card is no method of its own. */
export function plainMethods(ids: readonly string[]): Schemas['PaymentMethodOption'][] {
  return ids
    .filter((id) => id !== 'giftcard')
    .map((paymentMethodId) => ({ paymentMethodId, costs: 0, issuers: [] }))
}
