import { useEffect, useState } from 'react'
import { useApi } from '../../../shared/shop/use-api'
import type { Cart } from '../../../shared/cart'

type ChosenPlace = {
  name: string
  street: string
  streetNumber: string
  zipcode: string
  city: string
}

/** Name and address of the pickup point or dealer that the cart names by its number; null until they are known. */
export function useChosenPlace(cart: Cart): ChosenPlace | null {
  const api = useApi()
  const [place, setPlace] = useState<ChosenPlace | null>(null)
  const { dpdParcelShopId, dpdParcelShopZipcodeOrCity: near, dealerId } = cart
  const countryId = cart.billing?.address.countryId ?? null
  useEffect(() => {
    let isCurrent = true
    const look = async (): Promise<ChosenPlace | undefined> => {
      if (dealerId !== null) return (await api.dealers.list(null)).find((each) => each.dealerId === dealerId)
      if (!dpdParcelShopId || !near || countryId === null) return undefined
      const shops = await api.delivery.parcelShops(near, countryId)
      return shops.find(({ parcelShopId }) => parcelShopId === dpdParcelShopId)
    }
    look().then(
      (found) => {
        if (isCurrent) setPlace(found ?? null)
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [api, dealerId, dpdParcelShopId, near, countryId])
  return place
}
