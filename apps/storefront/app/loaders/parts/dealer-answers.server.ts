import { ApiError, type Schemas } from '@haverhof/api-client'
import { countryName } from '@haverhof/domain/shared'
import {
  type Country,
  type DealerFacts,
  type DealerSearch,
  longestPlace,
  type Week,
} from '../../features/dealers/dealer-types'
import type { ShopRequest } from '../../toolkit/shop-request'
import { cityLine, streetLine } from '../../shared/forms/address-lines'
import { groupedHours } from '../../shared/opening-hours/grouped-hours'

type Dealer = Schemas['Dealer']

/** What the address asks for, and the dealers by distance from there (DEALERS-2). */
export async function dealerSearch(
  shop: Pick<ShopRequest, 'api'>,
  parameters: URLSearchParams,
  all: readonly Dealer[],
): Promise<DealerSearch> {
  const areaText = (parameters.get('place') ?? '').trim()
  const there = all.find(({ regionCode }) => regionCode === parameters.get('country'))
  const country = there?.regionCode ?? ''
  if (areaText === '' || all.length === 0) return { place: areaText, country, isUnknown: false, hits: null }
  const near = await dealersNear(shop, areaText, there?.countryId)
  if (near.length === 0) return { place: areaText, country, isUnknown: true, hits: null }
  const hits = near.map(({ dealerId: id, distanceKm }) => ({ id, km: distanceKm ?? 0 }))
  return { place: areaText, country, isUnknown: false, hits }
}

/** An invalid place counts as an unknown one. */
async function dealersNear(
  { api }: Pick<ShopRequest, 'api'>,
  area: string,
  countryId: number | undefined,
): Promise<Dealer[]> {
  if (area.length > longestPlace) return []
  return api.dealers.list(area, countryId).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 400) return []
    throw error
  })
}

/** Weeks are few, and each travels once. */
export function factsOf(dealers: readonly Dealer[], language: string): DealerFacts[] {
  const weeks = new Map<string, Week>()
  return dealers.map((dealer) => {
    const { openingHours } = dealer
    const key = JSON.stringify(openingHours)
    const week = weeks.get(key) ?? {
      spans: openingHours.map(({ weekday, opens, closes }) => ({ weekdays: [weekday], opens, closes })),
      lines: groupedHours(openingHours, language),
    }
    weeks.set(key, week)
    return {
      id: dealer.dealerId,
      name: dealer.name,
      street: streetLine(dealer),
      town: cityLine(dealer),
      countryCode: dealer.regionCode,
      latitude: dealer.latitude,
      longitude: dealer.longitude,
      phone: dealer.phone,
      email: dealer.emailAddress,
      week,
    }
  })
}

export function countriesOf(dealers: readonly Dealer[], language: string): Country[] {
  const codes = [...new Set(dealers.map(({ regionCode }) => regionCode))]
  return codes
    .map((code) => ({ code, name: countryName(code, language) }))
    .sort((a, b) => a.name.localeCompare(b.name, language))
}
