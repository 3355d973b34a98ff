import { shippingMethods } from '@haverhof/domain/delivery'
import type { AddressRecord, CartDelivery, ShippingRecord } from '../../cart/index.ts'
import type { Database } from '../../database/index.ts'
import { readDealer } from '../../dealers/index.ts'
import { readParcelShop } from '../../delivery/index.ts'

/** Where a repeat delivery goes. */
export type Place = {
  kind: 'home' | 'alternative' | 'parcel-shop' | 'dealer'
  /** Of who receives it, or of the place where it is collected; empty for one that the site has no more. */
  name: string
  /** Null only for a place that the site has no more. */
  address: AddressRecord | null
}

type Reader = Pick<Database, 'rows'>

/** REPEAT-3: as the first order had it; one statement for a place where it is collected, none for a door. */
export async function readPlace(
  reader: Reader,
  delivery: CartDelivery & Pick<Goes, 'siteId'>,
): Promise<Place> {
  const { billing, shipping } = delivery
  const collected = await findCollected(reader, delivery)
  if (collected) return collectedAt(collected)
  const elsewhere = delivery.alternativeShippingAddress ? shipping.address : null
  const { firstName, lastName } = elsewhere ? named(delivery) : billing
  const kind = elsewhere ? 'alternative' : 'home'
  return { kind, name: `${firstName} ${lastName}`, address: elsewhere ?? billing.address }
}

/** REPEAT-25: false for a pickup point or a dealer that the site has no more; a door is always there. */
export async function isPlaceKnown(reader: Reader, goes: Goes): Promise<boolean> {
  const collected = await findCollected(reader, goes)
  return collected === null || collected.found !== null
}

type Goes = Pick<CartDelivery, 'dealerId' | 'parcelShopId'> & {
  siteId: number
  shipping: Pick<ShippingRecord, 'shippingMethod'> | null
}

/** Where something is collected; null for what is brought to a door. */
async function findCollected(
  reader: Reader,
  { siteId, shipping, dealerId, parcelShopId }: Goes,
): Promise<Collected | null> {
  if (shipping?.shippingMethod === shippingMethods.dpd) {
    const found = parcelShopId === null ? null : await readParcelShop(reader, parcelShopId)
    return { kind: 'parcel-shop', found }
  }
  if (dealerId === null) return null
  return { kind: 'dealer', found: await readDealer(reader, { dealerId, siteId }) }
}

function named({ billing, shipping }: CartDelivery): { firstName: string; lastName: string } {
  const { firstName, lastName } = shipping
  return { firstName: firstName ?? billing.firstName, lastName: lastName ?? billing.lastName }
}

type Known = Omit<AddressRecord, 'streetNumberAddition'> & { name: string }

type Collected = { kind: 'parcel-shop' | 'dealer'; found: Known | null }

function collectedAt({ kind, found }: Collected): Place {
  if (!found) return { kind, name: '', address: null }
  const { name, ...address } = found
  return { kind, name, address: { ...address, streetNumberAddition: null } }
}
