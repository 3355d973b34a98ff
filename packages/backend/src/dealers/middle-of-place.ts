import { cityKey } from '@haverhof/domain/delivery'
import type { Point } from './read-dealers.ts'
import type { Dealer } from './schemas.ts'

/** Finds the middle of a town or postcode area in one of the countries; null when there is no such place. */
export type FindPlace = (query: {
  zipcodeOrCity: string
  countryIds: readonly number[]
}) => Promise<Point | null>

type PlaceQuery = { zipcodeOrCity: string; countryId: number | undefined; own: number }

/** DEALERS-2: where a place is: in the country asked for, or wherever the site has dealers, its own country first. */
export async function middleOf(
  { zipcodeOrCity, countryId, own }: PlaceQuery,
  dealers: readonly Dealer[],
  findPlace: FindPlace,
): Promise<Point | null> {
  const countryIds = countryId ? [countryId] : [...new Set([own, ...dealers.map((each) => each.countryId)])]
  const town = cityKey(zipcodeOrCity)
  const isThere = (dealer: Dealer) => cityKey(dealer.city) === town && countryIds.includes(dealer.countryId)
  // The towns of dealers are known even where they are small.
  return (await findPlace({ zipcodeOrCity, countryIds })) ?? dealers.find(isThere) ?? null
}
