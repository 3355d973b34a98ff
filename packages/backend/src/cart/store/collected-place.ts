import { shippingMethods } from '@haverhof/domain/delivery'
import type { Database } from '../../database/index.ts'
import { readDealer } from '../../dealers/index.ts'
import { readParcelShop } from '../../delivery/index.ts'
import type { AddressRecord, ShippingRecord } from '../records.ts'

/** What of a cart says where its goods are collected. */
export type Collecting = {
  siteId: number
  shipping: Pick<ShippingRecord, 'shippingMethod'> | null
  dealerId: number | null
  parcelShopId: string | null
}

export type CollectedPlace = {
  kind: 'parcel-shop' | 'dealer'
  /** Null when the site has it no more. */
  at: { name: string; address: AddressRecord } | null
}

/** The pickup point or dealer where goods are collected, in one statement; null, without one, for what is brought to a door. */
export async function readCollectedPlace(
  reader: Pick<Database, 'rows'>,
  { siteId, shipping, dealerId, parcelShopId }: Collecting,
): Promise<CollectedPlace | null> {
  if (shipping?.shippingMethod === shippingMethods.dpd) {
    const parcelShop = parcelShopId === null ? null : await readParcelShop(reader, parcelShopId)
    return { kind: 'parcel-shop', at: parcelShop && placeOf(parcelShop) }
  }
  if (dealerId === null) return null
  const dealer = await readDealer(reader, { dealerId, siteId })
  return { kind: 'dealer', at: dealer && placeOf(dealer) }
}

function placeOf({ name, ...address }: Omit<AddressRecord, 'streetNumberAddition'> & { name: string }) {
  return { name, address: { ...address, streetNumberAddition: null } }
}
