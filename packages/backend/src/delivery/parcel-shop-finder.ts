import type { ParcelShop } from './schemas.ts'

/** Where pickup points are looked for: around what the visitor typed, within one country the site sends parcels to. */
export type PlaceQuery = { siteId: number; countryId: number; zipcodeOrCity: string }

/** A parcel service that knows its pickup points. */
export type ParcelShopFinder = { find: (query: PlaceQuery) => Promise<ParcelShop[]> }

/** As many as a visitor can compare (DELIVERY-5). */
export const mostParcelShops = 20
