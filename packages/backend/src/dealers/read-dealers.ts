import type { Database } from '../database/index.ts'
import type { Dealer } from './schemas.ts'

export type Point = { latitude: number; longitude: number }

type Reader = Pick<Database, 'rows'>

/** DEALERS-1: the dealers of a site, nearest to the point first, or by name when none is given. */
export function readDealers(reader: Reader, siteId: number, point: Point | null): Promise<Dealer[]> {
  return reader.rows<Dealer>(dealersOfSite, [siteId, point?.latitude ?? null, point?.longitude ?? null])
}

const dealersOfSite = {
  name: 'dealers-of-site',
  text: `
    select dealer_id "dealerId", dealer.name, street, street_number "streetNumber", zipcode, city,
      country_id "countryId", country.region_code "regionCode", latitude, longitude, phone,
      email_address "emailAddress", opening_hours "openingHours",
      case when $2::float8 is not null then
        round((12742 * asin(least(1, sqrt(power(sind((latitude - $2) / 2), 2)
          + cosd($2) * cosd(latitude) * power(sind((longitude - $3) / 2), 2)))))::numeric, 1)::float8
      end "distanceKm"
    from dealer join country using (country_id) where $1 = any(site_ids)
    order by "distanceKm", dealer.name, dealer_id`,
}
