import type { LanguageCode, Platform } from '../shared/index.ts'

/** SITES-1: one site in one language, at one host. */
export type SitePair = {
  siteId: number
  languageId: number
  languageCode: LanguageCode
  culture: string
  host: string
  /** True for the language of the site's own domain. */
  isMain: boolean
  platform: Platform
  countryId: number
  regionCode: string
  fallbackLanguageId: number
  fallbackLanguageCode: LanguageCode
}

/** `Haverhof.NL:3000` and `haverhof.nl.` are the host `haverhof.nl`. */
export function bareHost(host: string): string {
  const lower = host.trim().toLowerCase()
  const withoutPort = lower.startsWith('[') ? lower.replace(/\](:\d*)?$/, ']') : lower.replace(/:\d*$/, '')
  return withoutPort.replace(/\.$/, '')
}

/** SITES-4: the pair of a host; an unknown host is null, never a guess. */
export function pairOfHost(pairs: readonly SitePair[], host: string, local: boolean): SitePair | null {
  const bare = bareHost(host)
  const exact = pairs.find((pair) => pair.host === bare)
  if (exact || !local) return exact ?? null
  if (isLoopback(bare)) return dutchShop(pairs)
  if (!bare.endsWith('.localhost')) return null
  const name = bare.slice(0, -'.localhost'.length)
  return pairs.find((pair) => pair.host === name) ?? null
}

export function isLoopback(bare: string): boolean {
  return bare === 'localhost' || bare === '[::1]' || /^127(\.\d{1,3}){3}$/.test(bare)
}

function dutchShop(pairs: readonly SitePair[]): SitePair | null {
  return pairs.find((pair) => pair.regionCode === 'NL' && pair.platform === 0 && pair.isMain) ?? null
}
