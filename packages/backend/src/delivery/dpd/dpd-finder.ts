import { cityKey, postcodeKey, readPlace } from '@haverhof/domain/delivery'
import { SECOND } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { mostParcelShops, type ParcelShopFinder, type PlaceQuery } from '../parcel-shop-finder.ts'
import type { ParcelShop } from '../schemas.ts'
import type { DpdClient, ShopHit } from './dpd-client.ts'
import { statement } from '../../database/index.ts'

/** An open circuit breaker skips DPD; it is retried after this long. */
const pauseMs = 30 * SECOND

/** DPD is asked first; when it fails the shop's own directory answers, and the log says so (DELIVERY-6). */
export function dpdFinder(
  context: Pick<AppContext, 'database' | 'log' | 'now'>,
  dpd: DpdClient,
  directory: ParcelShopFinder,
): ParcelShopFinder {
  let pausedUntil = 0
  return {
    find: async (query) => {
      if (context.now().getTime() < pausedUntil) return directory.find(query)
      try {
        return await askDpd(context, dpd, query)
      } catch (error) {
        pausedUntil = context.now().getTime() + pauseMs
        context.log.warn({ err: error }, 'DPD does not find pickup points; the own directory answers')
        return directory.find(query)
      }
    },
  }
}

async function askDpd(
  { database }: Pick<AppContext, 'database'>,
  dpd: DpdClient,
  { siteId, countryId, zipcodeOrCity }: PlaceQuery,
): Promise<ParcelShop[]> {
  const area = readPlace(zipcodeOrCity)
  const [served] = await database.rows(servedCountry, { siteId, countryId })
  if (!served || !area) return []
  const hits = await dpd.findShops({
    regionCode: served.regionCode,
    zipcode: 'postcode' in area ? area.postcode : null,
    city: 'city' in area ? zipcodeOrCity.trim() : null,
    limit: mostParcelShops,
  })
  const shops = hits.slice(0, mostParcelShops).map((shop) => ({ ...shop, countryId }))
  if (shops.length > 0) await database.rows(keepShops, { shops: JSON.stringify(shops.map(rowOf)) })
  return shops.toSorted((a, b) => a.distanceKm - b.distanceKm)
}

function rowOf(shop: ShopHit & { countryId: number }) {
  return {
    parcel_shop_id: shop.parcelShopId,
    name: shop.name,
    street: shop.street,
    street_number: shop.streetNumber,
    zipcode: shop.zipcode,
    city: shop.city,
    country_id: shop.countryId,
    latitude: shop.latitude,
    longitude: shop.longitude,
    opening_hours: shop.openingHours,
    source: 'dpd',
    zipcode_key: postcodeKey(shop.zipcode),
    city_keys: [cityKey(shop.city)],
  }
}

const servedCountry = statement<{ siteId: number; countryId: number }, { regionCode: string }>(
  'delivery-served-country',
  `
    select c.region_code "regionCode" from shipping_tariff t join country_terms c using (country_id)
    where t.site_id = :siteId and t.country_id = :countryId and t.shipping_method = 1`,
)

// A visitor who picks one of them names it by its id: the order then knows its name and address.
const keepShops = statement<{ shops: string }>(
  'delivery-keep-shops',
  `
    insert into parcel_shop
    select s.* from jsonb_populate_recordset(null::parcel_shop, :shops::jsonb) s
    on conflict (parcel_shop_id) do update set name = excluded.name, street = excluded.street,
      street_number = excluded.street_number, zipcode = excluded.zipcode, city = excluded.city,
      latitude = excluded.latitude, longitude = excluded.longitude, opening_hours = excluded.opening_hours,
      zipcode_key = excluded.zipcode_key, city_keys = excluded.city_keys
    where parcel_shop.source = 'dpd'`,
)
