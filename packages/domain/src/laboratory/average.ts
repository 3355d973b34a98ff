/** Fewer samples say nothing about a sort of roughage, and might say something about a customer (LABORATORY-49). */
export const leastSamples = 20

/** Samples of a sort from one country and harvest: the sum of what `tallied` makes of each, and how many they are (LABORATORY-9). */
export type Tally = { code: string; countryCode: string; season: number; total: number; count: number }

/** A mean with the samples that stand behind it; the country is null where they come from several. */
export type Average = {
  value: number
  samples: number
  fromSeason: number
  toSeason: number
  countryCode: string | null
}

export type Origin = { countryCode: string | null; season: number | null }

/** Germs grow by doubling, so their mean is that of the powers; one bad bale would drown a plain one (LABORATORY-50). */
export function tallied(value: number, isLogarithmic: boolean): number {
  return isLogarithmic ? Math.log10(value) : value
}

/** In every sample, so it tells how many there are. */
const everywhere = 'dry-matter'

/**
 * The samples that a report compares with: of the same country and harvest, else of the same country, else all, as soon as
 * they are enough; none before (LABORATORY-9).
 */
export function comparedTallies(tallies: readonly Tally[], origin: Origin): readonly Tally[] {
  const ofCountry = tallies.filter(({ countryCode }) => countryCode === origin.countryCode)
  const ofHarvest = ofCountry.filter(({ season }) => season === origin.season)
  const isEnough = (some: readonly Tally[]) =>
    countOf(some.filter(({ code }) => code === everywhere)) >= leastSamples
  return [ofHarvest, ofCountry, tallies].find(isEnough) ?? []
}

/** To three digits; null where too few samples were measured for this value (LABORATORY-9). */
export function averageOf(compared: readonly Tally[], code: string, isLogarithmic: boolean): Average | null {
  const own = compared.filter((tally) => tally.code === code && tally.count > 0)
  const samples = countOf(own)
  if (samples < leastSamples) return null
  const mean = own.reduce((sum, { total }) => sum + total, 0) / samples
  const seasons = own.map(({ season }) => season)
  const countries = new Set(own.map(({ countryCode }) => countryCode))
  return {
    value: Number((isLogarithmic ? 10 ** mean : mean).toPrecision(3)),
    samples,
    fromSeason: Math.min(...seasons),
    toSeason: Math.max(...seasons),
    countryCode: countries.size === 1 ? (own[0]?.countryCode ?? null) : null,
  }
}

function countOf(tallies: readonly Tally[]): number {
  return tallies.reduce((sum, { count }) => sum + count, 0)
}

/** The first month whose roughage is of a new harvest. */
const harvestMonth = 5

/** The year of the harvest that a sample of this day (ISO) comes from: until April it is last year's (LABORATORY-9). */
export function seasonOf(day: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return month >= harvestMonth ? year : year - 1
}
