import { cityKey, postcodeKey } from '@haverhof/domain/delivery'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DataProblem } from '../../seed/data-problem.ts'
import { weekOf } from '../../seed/opening-hours.ts'
import type { Seeding } from '../../seed/seeding.ts'
import type { DeliveryFile } from './delivery-file.ts'
import { namedQuery } from '../../database/index.ts'

const directory = 'parcel-shops'
const header = 'id,name,street,number,zipcode,city,latitude,longitude,hours'

/** The directory of pickup points, one file for each country. Points that left it are forgotten. */
export async function seedParcelShops(
  { client, dataDir }: Seeding,
  data: DeliveryFile,
  countryIds: ReadonlyMap<string, number>,
): Promise<void> {
  const files = readdirSync(path.join(dataDir, directory)).filter((name) => name.endsWith('.csv'))
  const rows = files.toSorted().flatMap((name) => {
    const countryId = countryIds.get(path.basename(name, '.csv'))
    if (countryId === undefined)
      throw new DataProblem(`${directory}/${name}`, ['is not named after a country'])
    return readRows(dataDir, name, data).map((row) => ({ ...row, country_id: countryId }))
  })
  await client.query(
    namedQuery(`delete from parcel_shop where source = 'own' and parcel_shop_id <> all(:parcelShopIds)`, {
      parcelShopIds: rows.map((row) => row.parcel_shop_id),
    }),
  )
  await client.query(namedQuery(writeShops, { shops: JSON.stringify(rows) }))
}

function readRows(dataDir: string, name: string, data: DeliveryFile) {
  const [first, ...lines] = readFileSync(path.join(dataDir, directory, name), 'utf8')
    .trimEnd()
    .split('\n')
  const problem = (line: number, message: string) =>
    new DataProblem(`${directory}/${name}`, [`line ${line}: ${message}`])
  if (first !== header) throw problem(1, `must be ${header}`)
  return lines.map((line, index) => {
    const row = rowOf(line.split(','), data)
    if (row === null) throw problem(index + 2, 'must be nine fields with known opening hours')
    return row
  })
}

function rowOf(fields: string[], data: DeliveryFile) {
  const [id, name, street, number, zipcode = '', city = '', latitude, longitude, hours = ''] = fields
  const pattern = data.openingHours[hours]
  if (fields.length !== 9 || !pattern || !(Math.abs(Number(latitude)) <= 90)) return null
  return {
    parcel_shop_id: id,
    name,
    street,
    street_number: number,
    zipcode,
    city,
    latitude: Number(latitude),
    longitude: Number(longitude),
    opening_hours: weekOf(pattern),
    source: 'own',
    zipcode_key: postcodeKey(zipcode),
    city_keys: [city, ...(data.otherNames[city] ?? [])].map(cityKey),
  }
}

const columns = [
  'name',
  'street',
  'street_number',
  'zipcode',
  'city',
  'country_id',
  'latitude',
  'longitude',
  'opening_hours',
  'source',
  'zipcode_key',
  'city_keys',
]

const writeShops = `
  insert into parcel_shop (parcel_shop_id, ${columns.join(', ')})
  select parcel_shop_id, ${columns.join(', ')} from jsonb_populate_recordset(null::parcel_shop, :shops::jsonb)
  on conflict (parcel_shop_id) do update set ${columns.map((name) => `${name} = excluded.${name}`).join(', ')}`
