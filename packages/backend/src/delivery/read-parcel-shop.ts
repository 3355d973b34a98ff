import { type Database, statement } from '../database/index.ts'

export type ParcelShopPlace = {
  name: string
  street: string
  streetNumber: string
  zipcode: string
  city: string
  countryId: number
}

/** Where a pickup point is; null when it is known no more. */
export async function readParcelShop(
  { rows }: Pick<Database, 'rows'>,
  parcelShopId: string,
): Promise<ParcelShopPlace | null> {
  const [row] = await rows(read, { parcelShopId })
  return row ?? null
}

const read = statement<{ parcelShopId: string }, ParcelShopPlace>(
  'delivery-parcel-shop',
  `
    select name, street, street_number "streetNumber", zipcode, city, country_id "countryId"
    from parcel_shop where parcel_shop_id = :parcelShopId`,
)
