import { shippingMethods } from '@haverhof/domain/delivery'
import type { AddressRecord, CartDelivery } from '../../cart/index.ts'
import type { Database } from '../../database/index.ts'
import { readDealer } from '../../dealers/index.ts'
import { readParcelShop } from '../../delivery/index.ts'

/** Where a repeat delivery goes. */
export type Place = {
  kind: 'home' | 'alternative' | 'parcel-shop' | 'dealer'
  /** Of who receives it, or of the place where it is collected. */
  name: string
  /** Null only for a place that is known no more. */
  address: AddressRecord | null
}

/** REPEAT-3: as the first order had it; one statement for a place where it is collected, none for a door. */
export async function readPlace(reader: Pick<Database, 'rows'>, delivery: CartDelivery): Promise<Place> {
  const { billing, shipping, dealerId, parcelShopId } = delivery
  if (shipping.shippingMethod === shippingMethods.dpd) {
    const found = parcelShopId === null ? null : await readParcelShop(reader, parcelShopId)
    return collectedAt('parcel-shop', found, parcelShopId ?? '')
  }
  if (dealerId !== null) return collectedAt('dealer', await readDealer(reader, dealerId), String(dealerId))
  const elsewhere = delivery.alternativeShippingAddress ? shipping.address : null
  const { firstName, lastName } = elsewhere ? named(delivery) : billing
  const kind = elsewhere ? 'alternative' : 'home'
  return { kind, name: `${firstName} ${lastName}`, address: elsewhere ?? billing.address }
}

function named({ billing, shipping }: CartDelivery): { firstName: string; lastName: string } {
  const { firstName, lastName } = shipping
  return { firstName: firstName ?? billing.firstName, lastName: lastName ?? billing.lastName }
}

type Known = Omit<AddressRecord, 'streetNumberAddition'> & { name: string }

function collectedAt(kind: Place['kind'], found: Known | null, id: string): Place {
  if (!found) return { kind, name: id, address: null }
  const { name, ...address } = found
  return { kind, name, address: { ...address, streetNumberAddition: null } }
}
