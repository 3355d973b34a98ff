import { type Database, statement } from '../database/index.ts'
import type { Dealer } from './schemas.ts'

export type Point = { latitude: number; longitude: number }

type Reader = Pick<Database, 'rows'>

/** DEALERS-1: the dealers of a site, nearest to the point first, or by name when none is given. */
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
