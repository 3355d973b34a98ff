import { answerOf, useQuery } from '../../../shared/shop/use-query'
import type { Cart } from '../../../shared/cart'

type PickupChoice = {
  name: string
  street: string
  streetNumber: string
  zipcode: string
  city: string
}

/** Name and address of the pickup point or dealer that the cart names by its number; null until they are known. */
export function useChosenPlace(cart: Cart): PickupChoice | null {
  const { dpdParcelShopId, dpdParcelShopZipcodeOrCity: near, dealerId } = cart
  const countryId = cart.billing?.address.countryId ?? null
  const { content } = useQuery(
    `chosen-place ${dealerId} ${dpdParcelShopId} ${near} ${countryId}`,
    async (api): Promise<PickupChoice | null> => {
      if (dealerId !== null)
        return (await api.dealers.list(null)).find((each) => each.dealerId === dealerId) ?? null
      if (!dpdParcelShopId || !near || countryId === null) return null
      const shops = await api.delivery.parcelShops(near, countryId)
      return shops.find(({ parcelShopId }) => parcelShopId === dpdParcelShopId) ?? null
    },
  )
  return answerOf(content)
}
