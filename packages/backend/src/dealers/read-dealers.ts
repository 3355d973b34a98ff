import { type Database, statement } from '../database/index.ts'
import type { Dealer } from './schemas.ts'
import { cityKey } from '@haverhof/domain/delivery'

export type Point = { latitude: number; longitude: number }

type Reader = Pick<Database, 'rows'>

/** The dealers of a site, nearest to the point first, or by name when none is given (DEALERS-1). */
export function readDealers(reader: Reader, siteId: number, point: Point | null): Promise<Dealer[]> {
  return reader.rows(dealersOfSite, {
    siteId,
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
  })
}

const dealersOfSite = statement<
  { siteId: number; latitude: number | null; longitude: number | null },
  Dealer
>(
  'dealers-of-site',
  `
    select dealer_id "dealerId", dealer.name, street, street_number "streetNumber", zipcode, city,
      country_id "countryId", country.region_code "regionCode", latitude, longitude, phone,
      email_address "emailAddress", opening_hours "openingHours",
      case when :latitude::float8 is not null then
        round((12742 * asin(least(1, sqrt(power(sind((latitude - :latitude) / 2), 2)
          + cosd(:latitude) * cosd(latitude) * power(sind((longitude - :longitude) / 2), 2)))))::numeric, 1)::float8
      end "distanceKm"
    from dealer join country_terms country using (country_id) where :siteId = any(site_ids)
    order by "distanceKm", dealer.name, dealer_id`,
)

type DealerPlace = {
  name: string
  street: string
  streetNumber: string
  zipcode: string
  city: string
  countryId: number
}

/** Where a dealer of a site is; null when the site has it no more. */
export async function readDealer(
  { rows }: Pick<Database, 'rows'>,
  dealer: { dealerId: number; siteId: number },
): Promise<DealerPlace | null> {
  const [row] = await rows(read, dealer)
  return row ?? null
}

const read = statement<{ dealerId: number; siteId: number }, DealerPlace>(
  'dealers-place',
  `
    select name, street, street_number "streetNumber", zipcode, city, country_id "countryId"
    from dealer where dealer_id = :dealerId and :siteId = any(site_ids)`,
)

/** Finds the middle of a town or postcode area in one of the countries; null when there is no such place. */
export type FindPlace = (query: {
  zipcodeOrCity: string
  countryIds: readonly number[]
}) => Promise<Point | null>

type PlaceQuery = { zipcodeOrCity: string; countryId: number | undefined; own: number }

/** Where a place is: in the country asked for, or wherever the site has dealers, its own country first (DEALERS-2). */
export async function middleOf(
  { zipcodeOrCity, countryId, own }: PlaceQuery,
  dealers: readonly Dealer[],
  findPlace: FindPlace,
): Promise<Point | null> {
  const countryIds = countryId ? [countryId] : [...new Set([own, ...dealers.map((each) => each.countryId)])]
  const town = cityKey(zipcodeOrCity)
  const isThere = (dealer: Dealer) => cityKey(dealer.city) === town && countryIds.includes(dealer.countryId)
  // The towns of dealers are known even where they are small.
  return (await findPlace({ zipcodeOrCity, countryIds })) ?? dealers.find(isThere) ?? null
}
