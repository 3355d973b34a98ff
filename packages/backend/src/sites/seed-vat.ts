import { readData } from '../seed/read-data.ts'
import type { Seeding } from '../seed/seeding.ts'
import { upsert } from '../seed/upsert.ts'
import * as tables from './tables.ts'
import { ratesOfCountries, VatFile, vatFile } from './vat-data.ts'

/** VAT from data/vat.yaml: classes, and their rates in every country with the source of each. */
export async function seedVat(
  seeding: Seeding,
  countries: readonly { regionCode: string; countryId: number }[],
): Promise<void> {
  const data = readData(seeding.dataDir, vatFile, VatFile)
  const ids = new Map(countries.map(({ regionCode, countryId }) => [regionCode, countryId]))
  const classes = Object.entries(data.classes).map(([taxClass, { supply, vatType }]) => ({
    taxClass,
    supply,
    vatType,
  }))
  const rates = ratesOfCountries(data, [...ids.keys()]).map((rate) => ({
    countryId: ids.get(rate.country) ?? 0,
    taxClass: rate.class,
    validFrom: rate.from,
    percent: rate.percent,
    source: rate.source,
    confirm: rate.confirm ?? null,
  }))
  await upsert(seeding, tables.taxClass, [tables.taxClass.taxClass], classes)
  await seeding.client.query('delete from tax_rate')
  const key = [tables.taxRate.countryId, tables.taxRate.taxClass, tables.taxRate.validFrom]
  await upsert(seeding, tables.taxRate, key, rates)
}
