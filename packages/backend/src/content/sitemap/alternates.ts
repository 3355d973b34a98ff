import type { SiteScope } from '@haverhof/domain/sites'

/** One page of one host. `ref` names the same thing on every host. */
export type HostPage = { ref: string; path: string }
export type Alternate = { hreflang: string; href: string }

type Host = Pick<
  SiteScope,
  'host' | 'languageCode' | 'regionCode' | 'languageId' | 'fallbackLanguageId' | 'isMain'
>
export type HostPages<H extends Host = Host> = { scope: H; origin: string; pages: readonly HostPage[] }

/** A host speaks one language to one country (SEO-2). */
export function hreflangOf(scope: Pick<Host, 'languageCode' | 'regionCode'>): string {
  return `${scope.languageCode}-${scope.regionCode}`
}

/**
 * Every page names itself and all its siblings on the hosts of its platform, so the set is the same from
 * wherever it is read (SEO-3). The host of the fallback language speaks to everybody else (`x-default`).
 */
export function alternatesByRef(hosts: readonly HostPages[]): Map<string, Alternate[]> {
  const sets = new Map<string, Alternate[]>()
  const forEverybody = hosts.find(({ scope }) => speaksToEverybody(scope))
  for (const { scope, origin, pages } of hosts) {
    for (const { ref, path } of pages) {
      const set = sets.get(ref) ?? []
      set.push({ hreflang: hreflangOf(scope), href: `${origin}${path}` })
      sets.set(ref, set)
    }
  }
  for (const { ref, path } of forEverybody?.pages ?? []) {
    sets.get(ref)?.push({ hreflang: 'x-default', href: `${forEverybody?.origin}${path}` })
  }
  return sets
}

function speaksToEverybody(scope: Host): boolean {
  return scope.isMain && scope.languageId === scope.fallbackLanguageId
}
