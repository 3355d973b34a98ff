import { type Database, statement } from '../database/index.ts'

export type DealerPlace = {
  name: string
  street: string
  streetNumber: string
  zipcode: string
  city: string
  countryId: number
}

/** Where a dealer is; null when it is known no more. */
export async function readDealer(
  { rows }: Pick<Database, 'rows'>,
  dealerId: number,
): Promise<DealerPlace | null> {
  const [found] = await rows(read, { dealerId })
  return found ?? null
}

const read = statement<{ dealerId: number }, DealerPlace>(
  'dealers-place',
  `
    select name, street, street_number "streetNumber", zipcode, city, country_id "countryId"
    from dealer where dealer_id = :dealerId`,
)
