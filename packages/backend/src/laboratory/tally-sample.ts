import {
  type Forage,
  forageOfMeasurement,
  type Measurement,
  parametersOf,
  type SampleType,
  seasonOf,
  tallied,
} from '@haverhof/domain/laboratory'
import { statement, type Transaction } from '../database/index.ts'
import { analysisOf } from './analysis.ts'
import type { LockedSample } from './lock-sample.ts'

type Measured = { sampleType: SampleType; measurement: Measurement }

/** A measurement counts in the averages of its forage, country and harvest; with -1 it counts no longer (LABORATORY-51). */
export async function tallySample(
  { rows }: Transaction,
  { productType, countryCode, harvestDay }: LockedSample,
  { sampleType, measurement }: Measured,
  times: 1 | -1,
): Promise<void> {
  const parameters = parametersOf(analysisOf(productType), sampleType)
  const amounts = parameters.flatMap(({ code, isLogarithmic }) => {
    const value = measurement[code]
    return value === undefined ? [] : [{ code, amount: times * tallied(value, isLogarithmic) }]
  })
  await rows(tally, {
    productType,
    forage: forageOfMeasurement(sampleType, measurement),
    countryCode,
    season: seasonOf(harvestDay),
    codes: amounts.map(({ code }) => code),
    amounts: amounts.map(({ amount }) => amount),
    times,
  })
}

type Values = {
  productType: number
  forage: Forage
  countryCode: string
  season: number
  codes: readonly string[]
  amounts: readonly number[]
  times: number
}

// Rows of averages are taken in one order, so that no two measurements wait for each other.
const tally = statement<Values>(
  'laboratory-tally',
  `
    insert into roughage_average as a (product_type, forage, country_code, season, code, total, count)
    select :productType, :forage, :countryCode, :season, e.code, e.amount, :times
    from unnest(:codes::text[], :amounts::float8[]) as e(code, amount) order by e.code
    on conflict (product_type, forage, country_code, season, code)
    do update set total = a.total + excluded.total, count = a.count + excluded.count`,
)
