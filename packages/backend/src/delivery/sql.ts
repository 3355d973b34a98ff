/** The country of a pickup point, for statements of later contexts; the argument is an SQL expression. */
export function parcelShopCountrySql(parcelShopId: string): string {
  return `(select country_id from parcel_shop where parcel_shop_id = ${parcelShopId})`
}
