import type { Schemas } from '@haverhof/api-client'
import { useCallback, useEffect, useState } from 'react'
import { useCartState } from '../../site/cart'
import { useApi } from '../../site/use-api'
import { addressLine } from './address-lines'
import { OpeningHours } from './opening-hours'
import type { Place } from './place-list'

type Answer = { state: 'loading' | 'failed' } | { state: 'known'; options: Schemas['ShippingMethodOption'][] }

/** How this cart can be delivered, and where parcels can be collected. */
export function useDeliveryOptions() {
  const api = useApi()
  const { id, cart } = useCartState()
  const countryId = cart?.billing?.address.countryId ?? null
  const [answer, setAnswer] = useState<Answer>({ state: 'loading' })
  const ask = useCallback(() => {
    if (id === null) return
    api.cart.shippingMethods(id).then(
      (options) => setAnswer({ state: 'known', options }),
      () => setAnswer({ state: 'failed' }),
    )
  }, [api, id])
  // Another country may have other prices.
  useEffect(ask, [ask, countryId])
  const askParcelShops = useCallback(
    async (near: string) => {
      if (near === '' || countryId === null) return []
      return (await api.delivery.parcelShops(near, countryId)).map(placeOf)
    },
    [api, countryId],
  )
  return { ...answer, retry: ask, askParcelShops }
}

function placeOf(shop: Schemas['ParcelShop']): Place {
  const { parcelShopId: id, name, distanceKm, latitude, longitude, openingHours } = shop
  const details = <OpeningHours hours={openingHours} />
  return { id, name, address: addressLine(shop), distanceKm, latitude, longitude, details }
}
