import type { AddressRecord, DeliveryWishesRecord, StoredWishesRecord } from '../records.ts'

type Destination = {
  billing: { address: AddressRecord } | null
  shipping: { address: AddressRecord | null } | null
  alternativeShippingAddress: boolean
}

/** Where a driver brings the goods of a cart to; null while nobody has said. */
export function goesTo({ billing, shipping, alternativeShippingAddress }: Destination): AddressRecord | null {
  return (alternativeShippingAddress ? shipping?.address : billing?.address) ?? null
}

/** What tells one place from another. */
export function placeOf(address: AddressRecord): string {
  const { countryId, zipcode, street, streetNumber, streetNumberAddition } = address
  return [countryId, zipcode, street, streetNumber, streetNumberAddition ?? ''].join('|')
}

/** DELIVERY-13: what was said about another yard than that of the address says nothing about this one. */
export function wishesForPlace(
  cart: Destination & { deliveryWishes: StoredWishesRecord | null },
): DeliveryWishesRecord | null {
  if (!cart.deliveryWishes) return null
  const { yardPlace = null, ...wishes } = cart.deliveryWishes
  const place = goesTo(cart)
  const isElsewhere = yardPlace !== null && place !== null && placeOf(place) !== yardPlace
  return isElsewhere ? { ...wishes, yard: null } : wishes
}
