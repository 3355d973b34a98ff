import type { Schemas } from '@haverhof/api-client'
import { useCallback, useEffect, useState } from 'react'
import { useCartState } from '../../../shared/cart'
import { useApi } from '../../../shared/shop/use-api'
import { addressLine } from '../../../shared/forms/address-lines'
import { OpeningHours } from '../pickup-points/opening-hours'
import type { Place } from '../pickup-points/place-list'

type Answer =
  | { state: 'loading' | 'failed' }
  | { state: 'known'; options: Schemas['ShippingMethodOption'][]; hasDealers: boolean }

/** How this cart can be delivered, and where it can be collected. */
export function useDeliveryOptions() {
  const api = useApi()
  const { id, cart } = useCartState()
  const countryId = cart?.billing?.address.countryId ?? null
  const [answer, setAnswer] = useState<Answer>({ state: 'loading' })
  const ask = useCallback(() => {
    if (id === null) return
    // Without an answer about dealers there are none.
    Promise.all([api.cart.shippingMethods(id), api.dealers.list(null).catch(() => [])]).then(
      ([options, dealers]) => setAnswer({ state: 'known', options, hasDealers: dealers.length > 0 }),
      () => setAnswer({ state: 'failed' }),
    )
  }, [api, id])
  // Another country may have other prices.
  useEffect(ask, [ask, countryId])
  const askParcelShops = useCallback(
    async (near: string) => {
      if (near === '' || countryId === null) return []
      return (await api.delivery.parcelShops(near, countryId)).map(parcelShopPlace)
    },
    [api, countryId],
  )
  const askDealers = useCallback(
    async (near: string) => (await api.dealers.list(near || null)).map(dealerPlace),
    [api],
  )
  return { ...answer, retry: ask, askParcelShops, askDealers }
}

function parcelShopPlace(shop: Schemas['ParcelShop']): Place {
  const { parcelShopId: id, name, distanceKm, latitude, longitude, openingHours } = shop
  const details = <OpeningHours hours={openingHours} />
  return { id, name, address: addressLine(shop), distanceKm, latitude, longitude, details }
}

function dealerPlace(dealer: Schemas['Dealer']): Place {
  const { dealerId, name, distanceKm, latitude, longitude, phone } = dealer
  const details = phone ? (
    <a
      href={`tel:${phone}`}
      className="inline-flex min-h-8 items-center text-sm underline underline-offset-4"
    >
      {phone}
    </a>
  ) : null
  return {
    id: String(dealerId),
    name,
    address: addressLine(dealer),
    distanceKm,
    latitude,
    longitude,
    details,
  }
}
