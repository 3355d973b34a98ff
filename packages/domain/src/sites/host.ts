import type { LanguageCode, Platform } from '../shared/index.ts'

/** One site in one language, at one host (SITES-1). */
export type SiteScope = {
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

/** The scope of a host; an unknown host is null, never a guess (SITES-4). */
export function scopeOfHost(scopes: readonly SiteScope[], host: string, local: boolean): SiteScope | null {
  const bare = bareHost(host)
  const exact = scopes.find((scope) => scope.host === bare)
  if (exact || !local) return exact ?? null
  if (isLoopback(bare)) return dutchShop(scopes)
  if (!bare.endsWith('.localhost')) return null
  const name = bare.slice(0, -'.localhost'.length)
  return scopes.find((scope) => scope.host === name) ?? null
}

export function isLoopback(bare: string): boolean {
  return bare === 'localhost' || bare === '[::1]' || /^127(\.\d{1,3}){3}$/.test(bare)
}

/** Whether a socket's other end is on this machine. */
export function isLoopbackAddress(address: string | undefined): boolean {
  return address === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(address ?? '')
}

function dutchShop(scopes: readonly SiteScope[]): SiteScope | null {
  return scopes.find((scope) => scope.regionCode === 'NL' && scope.platform === 0 && scope.isMain) ?? null
}
