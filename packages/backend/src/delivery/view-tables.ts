import { sql } from 'drizzle-orm'
import { pgView } from 'drizzle-orm/pg-core'

/** The country of every pickup point. */
export const parcelShopCountry = pgView('parcel_shop_country', {}).as(sql`
  select parcel_shop_id, country_id from parcel_shop`)
