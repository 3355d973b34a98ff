import type { Database } from '../database/index.ts'
import type { Dealer } from './schemas.ts'

export type Point = { latitude: number; longitude: number }

/** DEALERS-1: the dealers of a site, nearest to the point first, or by name when none is given. */
export function readDealers(
  database: Pick<Database, 'rows'>,
  siteId: number,
  point: Point | null,
): Promise<Dealer[]> {
  return database.rows<Dealer>(dealersOfSite, [siteId, point?.latitude ?? null, point?.longitude ?? null])
}

const dealersOfSite = {
  name: 'dealers-of-site',
  text: `
    select dealer_id "dealerId", name, street, street_number "streetNumber", zipcode, city, country_id "countryId",
      latitude, longitude, phone, email_address "emailAddress",
      case when $2::float8 is not null then
        round((12742 * asin(least(1, sqrt(power(sind((latitude - $2) / 2), 2)
          + cosd($2) * cosd(latitude) * power(sind((longitude - $3) / 2), 2)))))::numeric, 1)::float8
      end "distanceKm"
    from dealer where $1 = any(site_ids)
    order by "distanceKm", name, dealer_id`,
}
