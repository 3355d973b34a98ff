import type { OpeningHours } from '../../shared/opening-hours/open-state'

export type Week = {
  /** For the clock. */
  spans: readonly OpeningHours[]
  /** For people: days in a row with the same hours share a line. */
  lines: readonly { days: string; spans: readonly string[] }[]
}

export type DealerFacts = {
  id: number
  name: string
  street: string
  town: string
  countryCode: string
  latitude: number
  longitude: number
  phone: string | null
  email: string | null
  week: Week
}

/** What a place is at most long: the shop refuses more. */
export const longestPlace = 60

/** A dealer and how far it is. */
export type Hit = { id: number; km: number }

export type Country = { code: string; name: string }

/** What was asked for, and what came of it. */
export type DealerSearch = {
  place: string
  /** The code of the country that was chosen; empty for all. */
  country: string
  isUnknown: boolean
  hits: readonly Hit[] | null
}
