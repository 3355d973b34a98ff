import { readPlace } from '@haverhof/domain/delivery'
import { type Database, statement } from '../database/index.ts'
import { mostParcelShops, type ParcelShopFinder } from './parcel-shop-finder.ts'
import type { ParcelShop } from './schemas.ts'

type Reader = Pick<Database, 'rows'>

/** The shop's own directory of pickup points: one statement for a search. */
export function parcelShopDirectory(reader: Reader): ParcelShopFinder {
  return {
    find: async ({ siteId, countryId, zipcodeOrCity }) => {
      const area = placeValues(zipcodeOrCity)
      return area ? reader.rows(nearestShops, { countryId, ...area, siteId, most: mostParcelShops }) : []
    },
  }
}

/**
 * The middle of a town or postcode area that the directory knows. Where several countries have one, the name or postcode
 * that fits best counts, and then the country that is named first.
 */
export async function findPlace(
  reader: Reader,
  { countryIds, zipcodeOrCity }: { countryIds: readonly number[]; zipcodeOrCity: string },
): Promise<{ latitude: number; longitude: number } | null> {
  const area = placeValues(zipcodeOrCity)
  if (!area) return null
  const [middle] = await reader.rows(middleOfPlace, { countryIds, ...area })
  return middle ?? null
}

type Place = { postcode: string | null; city: string | null }

function placeValues(zipcodeOrCity: string): Place | null {
  const area = readPlace(zipcodeOrCity)
  if (!area) return null
  return 'postcode' in area ? { postcode: area.postcode, city: null } : { postcode: null, city: area.city }
}

/** How well a point fits: the digits in common with postcode :postcode, or the name of town :city, whole or its beginning. */
const fitSql = `
  case when :postcode::text is not null then
    (select max(n) from generate_series(1, length(:postcode)) n where left(s.zipcode_key, n) = left(:postcode, n))
  else
    (select max(case when key = :city then 2 when length(:city) >= 3 and starts_with(key, :city) then 1 end)
      from unnest(s.city_keys) key)
  end fit,
  abs(('0' || regexp_replace(left(s.zipcode_key, 5), '\\D', '', 'g'))::int
    - ('0' || regexp_replace(left(:postcode, 5), '\\D', '', 'g'))::int) gap`

/**
 * A postcode is where the points with the most digits in common are; of those that share only a part, the
 * nearest numbers (DELIVERY-5). A town is found by its whole name or its beginning.
 */
const placeSql = `
  shop as (select s.*, ${fitSql} from parcel_shop s where s.country_id = :countryId),
  fitting as (
    select latitude, longitude, fit, row_number() over (order by gap) place from shop
    where fit = (select max(fit) from shop)),
  middle as (
    select avg(latitude) latitude, avg(longitude) longitude from fitting
    where :postcode::text is null or fit = length(:postcode) or place <= 3
    having count(*) > 0)`

/** The same in the country where it fits best. */
const middleOfPlace = statement<
  Place & { countryIds: readonly number[] },
  { latitude: number; longitude: number }
>(
  'delivery-middle-of-place',
  `
    with shop as (
      select s.country_id, latitude, longitude, ${fitSql} from parcel_shop s where s.country_id = any(:countryIds::int[])),
    best as (
      select country_id, fit from shop where fit is not null
      order by fit desc, array_position(:countryIds::int[], country_id) limit 1),
    fitting as (
      select latitude, longitude, fit, row_number() over (order by gap) place
      from shop join best using (country_id, fit))
    select avg(latitude) latitude, avg(longitude) longitude from fitting
    where :postcode::text is null or fit = length(:postcode) or place <= 3
    having count(*) > 0`,
)

const nearestShops = statement<Place & { countryId: number; siteId: number; most: number }, ParcelShop>(
  'delivery-nearest-shops',
  `
    with ${placeSql}
    select shop.parcel_shop_id "parcelShopId", name, street, street_number "streetNumber", zipcode, city,
      country_id "countryId", shop.latitude, shop.longitude, opening_hours "openingHours",
      round((12742 * asin(least(1, sqrt(power(sind((shop.latitude - middle.latitude) / 2), 2)
        + cosd(middle.latitude) * cosd(shop.latitude) * power(sind((shop.longitude - middle.longitude) / 2), 2)))))::numeric,
        1)::float8 "distanceKm"
    from shop cross join middle
    where exists (select from shipping_tariff t
      where t.site_id = :siteId and t.country_id = :countryId and t.shipping_method = 1)
    order by "distanceKm", shop.parcel_shop_id limit :most`,
)

type ParcelShopPlace = {
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
