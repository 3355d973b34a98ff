import { postcodeKey } from '@haverhof/domain/delivery'
import { type Database, statement } from '../database/index.ts'
import type { FoundAddress } from './schemas.ts'

type AddressQuery = { countryId: number; zipcode: string; streetNumber: string | null }

/** Says which street and place a postcode and a number mean; null for what it does not know. */
export type AddressDirectory = { find: (query: AddressQuery) => Promise<FoundAddress> }

const unknown: FoundAddress = { street: null, city: null }

/**
 * The register that was imported (`npm run import-addresses`), in one statement (DELIVERY-15). Where a postcode has several
 * streets or places, the number decides; what stays undecided is left to the customer.
 */
export function importedAddresses(reader: Pick<Database, 'rows'>): AddressDirectory {
  return {
    find: async ({ countryId, zipcode, streetNumber }) => {
      const number = Number.parseInt(streetNumber ?? '', 10)
      const values = { countryId, zipcodeKey: postcodeKey(zipcode), number: number || null }
      const [address] = await reader.rows(find, values)
      return address ?? unknown
    },
  }
}

/** Whether a register of the country was imported. */
export async function hasAddressesOf(database: Pick<Database, 'rows'>, countryId: number): Promise<boolean> {
  const addresses = await database.rows(anyOf, { countryId })
  return addresses.length > 0
}

const anyOf = statement<{ countryId: number }, { countryId: number }>(
  'delivery-any-address',
  'select country_id "countryId" from known_address where country_id = :countryId limit 1',
)

const find = statement<{ countryId: number; zipcodeKey: string; number: number | null }, FoundAddress>(
  'delivery-find-address',
  `
    with fitting as (
      select street, city from known_address
      where country_id = :countryId and zipcode_key = :zipcodeKey and (first_number = 0 or :number::bigint is null
        or (:number between first_number and last_number and mod(:number - first_number, 2) = 0)))
    select case when count(distinct street) = 1 then nullif(min(street), '') end street,
      case when count(distinct city) = 1 then min(city) end city
    from fitting`,
)
