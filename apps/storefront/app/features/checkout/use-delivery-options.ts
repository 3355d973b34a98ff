import type { Schemas } from '@haverhof/api-client'
import { useCallback, useEffect, useState } from 'react'
import { useCartState } from '../../site/cart'
import { useApi } from '../../site/use-api'

type Answer = { state: 'loading' | 'failed' } | { state: 'known'; options: Schemas['ShippingMethodOption'][] }

/** How this cart can be delivered. */
export function useDeliveryOptions() {
  const api = useApi().cart
  const { id, cart } = useCartState()
  const countryId = cart?.billing?.address.countryId ?? null
  const [answer, setAnswer] = useState<Answer>({ state: 'loading' })
  const ask = useCallback(() => {
    if (id === null) return
    api.shippingMethods(id).then(
      (options) => setAnswer({ state: 'known', options }),
      () => setAnswer({ state: 'failed' }),
    )
  }, [api, id])
  // Another country may have other prices.
  useEffect(ask, [ask, countryId])
  return { ...answer, retry: ask }
}
