import { type Database, statement } from '../database/index.ts'

export type DealerPlace = {
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
