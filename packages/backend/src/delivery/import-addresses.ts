import { postcodeKey } from '@haverhof/domain/delivery'
import { type Database, inTransaction, statement } from '../database/index.ts'

type Address = { zipcodeKey: string; street: string; city: string; number: number }
type Range = Omit<Address, 'number'> & { firstNumber: number; lastNumber: number }

/** A file whose head names none of the columns that are needed. */
export class UnknownRegister extends Error {}

/**
 * Replaces what is known of a country by a register: of the Netherlands the addresses of the BAG as CSV, of other countries
 * the postal codes of GeoNames, with places alone (DELIVERY-15). All of it, or nothing.
 */
export async function importAddresses(
  resources: { database: Database },
  { countryId, lines }: { countryId: number; lines: AsyncIterable<string> | Iterable<string> },
): Promise<number> {
  const ranges = new Map<string, Range>()
  let read: ((line: string) => Address | null) | null = null
  for await (const line of lines) {
    if (read) addTo(ranges, read(line))
    else {
      read = readerFor(line)
      if (isGeoNames(line)) addTo(ranges, read(line))
    }
  }
  const rows = [...ranges.values()]
  await inTransaction(resources, async (transaction) => {
    await transaction.rows(forget, { countryId })
    for (let from = 0; from < rows.length; from += rowsAtOnce)
      await transaction.rows(write, {
        countryId,
        ranges: JSON.stringify(rows.slice(from, from + rowsAtOnce)),
      })
  })
  return rows.length
}

const rowsAtOnce = 5000

/** The odd and the even numbers of a street are often on two sides with postcodes of their own. */
function addTo(ranges: Map<string, Range>, address: Address | null): void {
  if (!address || address.city === '') return
  const { number, ...street } = address
  const key = [street.zipcodeKey, street.street, street.city, number % 2].join('|')
  const range = ranges.get(key)
  ranges.set(key, {
    ...street,
    firstNumber: Math.min(range?.firstNumber ?? number, number),
    lastNumber: Math.max(range?.lastNumber ?? number, number),
  })
}

/** GeoNames: country, postal code, place name, …, by tabs and without a head. */
function isGeoNames(line: string): boolean {
  return /^[A-Z]{2}\t/.test(line)
}

function readerFor(head: string): (line: string) => Address | null {
  if (isGeoNames(head)) {
    return (line) => {
      const [, zipcode = '', city = ''] = line.split('\t')
      return { zipcodeKey: postcodeKey(zipcode), street: '', city, number: 0 }
    }
  }
  const separator = head.includes(';') ? ';' : ','
  const names = fieldsOf(head, separator).map((name) => name.toLowerCase())
  const [street, number, zipcode, city] = ['openbareruimte', 'huisnummer', 'postcode', 'woonplaats'].map(
    (name) => names.findIndex((each) => each === name || each === `${name}naam`),
  ) as [number, number, number, number]
  if (Math.min(street, number, zipcode, city) < 0)
    throw new UnknownRegister('the file has no columns openbareruimte, huisnummer, postcode and woonplaats')
  return (line) => {
    const fields = fieldsOf(line, separator)
    const value = (index: number) => fields[index] ?? ''
    if (value(zipcode) === '' || !Number(value(number))) return null
    return {
      zipcodeKey: postcodeKey(value(zipcode)),
      street: value(street),
      city: value(city),
      number: Number(value(number)),
    }
  }
}

/** Fields of a line of CSV; none of these registers has a line break within one. */
function fieldsOf(line: string, separator: string): string[] {
  const field = new RegExp(`(?:^|${separator})(?:"((?:[^"]|"")*)"|([^${separator}]*))`, 'g')
  return [...line.replace(/^\uFEFF/, '').matchAll(field)].map(([, quoted, plain]) =>
    (quoted?.replaceAll('""', '"') ?? plain ?? '').trim(),
  )
}

const forget = statement<{ countryId: number }>(
  'delivery-forget-addresses',
  'delete from known_address where country_id = :countryId',
)

const write = statement<{ countryId: number; ranges: string }>(
  'delivery-write-addresses',
  `
    insert into known_address (country_id, zipcode_key, street, city, first_number, last_number)
    select :countryId, "zipcodeKey", street, city, "firstNumber", "lastNumber"
    from jsonb_to_recordset(:ranges::jsonb)
      as r("zipcodeKey" text, street text, city text, "firstNumber" int, "lastNumber" int)`,
)
