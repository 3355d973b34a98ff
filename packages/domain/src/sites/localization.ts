import { bareHost, type SiteScope } from './host.ts'

/** Query parameters that mean the same on every site. */
const carriedParameters = ['q', 'p', 'ps', 'mailplusId']

/** The site of a country on the same platform, in the visitor's language where it speaks it (SITES-8). */
export function scopeForCountry(
  scopes: readonly SiteScope[],
  from: SiteScope,
  regionCode: string,
): SiteScope | null {
  if (from.regionCode === regionCode) return null
  const there = scopes.filter((scope) => scope.platform === from.platform && scope.regionCode === regionCode)
  return (
    there.find((scope) => scope.languageId === from.languageId) ?? there.find((scope) => scope.isMain) ?? null
  )
}

export function carriedQuery(search: URLSearchParams): string[] {
  return carriedParameters.filter((name) => search.has(name))
}

/** The address of another host of the shop, reached the way this one was: `.localhost` and port stay. */
export function siblingOrigin(current: URL, from: SiteScope, to: SiteScope): string {
  const host = bareHost(current.host)
  if (host === from.host) return `https://${to.host}`
  const port = current.port === '' ? '' : `:${current.port}`
  return `${current.protocol}//${to.host}.localhost${port}`
}

/** Pages with the same address on every site of a platform that sells. */
const fixedSections = new Set(['cart', 'checkout', 'account', 'withdraw', 'end-contract'])

/** The address itself when it is fixed, else null (SITES-13). */
export function fixedPath(path: string): string | null {
  const first = path.split('/')[1] ?? ''
  return fixedSections.has(first) ? path : null
}
