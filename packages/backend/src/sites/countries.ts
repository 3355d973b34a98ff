import type { z } from '@hono/zod-openapi'
import { countryName, type LanguageCode } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import type { Country } from './schemas.ts'
import { statement, type NoValues } from '../database/index.ts'

type CountryName = z.infer<typeof Country>

/** The countries of the address form, with their names in one language, in that language's order. */
export async function readCountries(context: AppContext, language: LanguageCode): Promise<CountryName[]> {
  const rows = await context.database.reader.rows(countries)
  const named = rows.map((row) => ({ ...row, name: countryName(row.regionCode, language) }))
  const collator = new Intl.Collator(language)
  return named.toSorted((a, b) => collator.compare(a.name, b.name))
}

export async function readCountry(
  context: AppContext,
  countryId: number,
  language: LanguageCode,
): Promise<CountryName | null> {
  const rows = await context.database.reader.rows(country, { countryId })
  const [row] = rows
  return row ? { ...row, name: countryName(row.regionCode, language) } : null
}

/** By its two letters. */
export async function findCountry(
  { database }: AppContext,
  regionCode: string,
): Promise<{ countryId: number; regionCode: string } | null> {
  const countryRows = await database.rows(countries)
  return countryRows.find((each) => each.regionCode === regionCode) ?? null
}

const countries = statement<NoValues, { countryId: number; regionCode: string }>(
  'countries-all',
  'select country_id "countryId", region_code "regionCode" from country order by position',
)
const country = statement<{ countryId: number }, { countryId: number; regionCode: string }>(
  'countries-one',
  'select country_id "countryId", region_code "regionCode" from country where country_id = :countryId',
)
