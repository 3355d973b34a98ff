import { shippingMethods } from '@haverhof/domain/delivery'
import type { SiteScope } from '@haverhof/domain/sites'
import type { Terms } from '../../pricing/index.ts'
import type { AddressRecord, DeliveryWishesRecord, StoredWishesRecord } from '../records.ts'

type Destination = {
  billing: { address: AddressRecord } | null
  shipping: { address: AddressRecord | null } | null
  alternativeShippingAddress: boolean
}

/** A place as tariffs and taxes know it; without a postcode only its country is known. */
export type DeliveryPlace = { countryId: number; zipcode: string | null }

/** What of a cart says where its goods go. */
export type Destined = {
  billingPlace: DeliveryPlace | null
  shippingPlace: DeliveryPlace | null
  /** The pickup point or dealer; null until one is chosen. */
  collectedAt: DeliveryPlace | null
  /** Collected at a dealer, chosen or still to be chosen. */
  toDealer: boolean
  alternativeShippingAddress: boolean
  shippingMethod: 0 | 1
}

/** What says where the goods go; the bill where nothing else does (CHECKOUT-43). */
export function destinationField(cart: Destined): 'dealerId' | 'dpdParcelShopId' | 'shipping' | 'billing' {
  if (cart.toDealer) return 'dealerId'
  if (cart.shippingMethod === shippingMethods.dpd) return 'dpdParcelShopId'
  return cart.alternativeShippingAddress ? 'shipping' : 'billing'
}

/**
 * Where the goods go; until that is known, to the country of the site (CART-9).
 * Who has them sent elsewhere and has not said where may
 * live anywhere: the country of the bill counts as long as the site sends there (CHECKOUT-43).
 */
export function destinationOf(
  cart: Destined,
  { siteId, countryId }: Pick<SiteScope, 'siteId' | 'countryId'>,
  terms: Terms,
): DeliveryPlace {
  const ofSite = { countryId, zipcode: null }
  const { billingPlace } = cart
  const field = destinationField(cart)
  if (field === 'billing') return billingPlace ?? ofSite
  const chosen = field === 'shipping' ? cart.shippingPlace : cart.collectedAt
  if (chosen) return chosen
  const isServed = terms
    .tariffs(siteId, billingPlace?.countryId ?? countryId)
    .some(({ shippingMethod }) => shippingMethod === cart.shippingMethod)
  return billingPlace && isServed ? { countryId: billingPlace.countryId, zipcode: null } : ofSite
}

/** The country and postcode of an address that was typed or is kept. */
export function deliveryPlaceOf(
  address: { countryId?: number | null | undefined; zipcode?: string | null | undefined } | null | undefined,
): DeliveryPlace | null {
  if (!address?.countryId) return null
  return { countryId: address.countryId, zipcode: address.zipcode ?? null }
}

/** The address that the goods of a cart are delivered to; null while it is unknown. */
export function goesTo({ billing, shipping, alternativeShippingAddress }: Destination): AddressRecord | null {
  return (alternativeShippingAddress ? shipping?.address : billing?.address) ?? null
}

/** What tells one place from another. */
export function placeOf(address: AddressRecord): string {
  const { countryId, zipcode, street, streetNumber, streetNumberAddition } = address
  return [countryId, zipcode, street, streetNumber, streetNumberAddition ?? ''].join('|')
}

/** What was said about another yard than that of the address says nothing about this one (DELIVERY-21). */
export function wishesForPlace(
  cart: Destination & { deliveryWishes: StoredWishesRecord | null },
): DeliveryWishesRecord | null {
  if (!cart.deliveryWishes) return null
  const { yardPlace = null, ...wishes } = cart.deliveryWishes
  const address = goesTo(cart)
  const isElsewhere = yardPlace !== null && address !== null && placeOf(address) !== yardPlace
  return isElsewhere ? { ...wishes, yard: null } : wishes
}
