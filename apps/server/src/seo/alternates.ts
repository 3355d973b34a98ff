import type { SitePair } from '@haverhof/domain/sites'

/** One page of one host. `ref` names the same thing on every host. */
export type HostPage = { ref: string; path: string; lastmod: string }
export type Alternate = { hreflang: string; href: string }

type Host = Pick<
  SitePair,
  'host' | 'languageCode' | 'regionCode' | 'languageId' | 'fallbackLanguageId' | 'isMain'
>
export type HostPages<H extends Host = Host> = { pair: H; origin: string; pages: readonly HostPage[] }

/** SEO-2: a host speaks one language to one country. */
export function hreflangOf(pair: Pick<Host, 'languageCode' | 'regionCode'>): string {
  return `${pair.languageCode}-${pair.regionCode}`
}

/**
 * SEO-3: every page names itself and all its siblings on the hosts of its platform, so the set is the same from
 * wherever it is read. The host of the fallback language speaks to everybody else (`x-default`).
 */
export function alternatesByRef(hosts: readonly HostPages[]): Map<string, Alternate[]> {
  const sets = new Map<string, Alternate[]>()
  const forEverybody = hosts.find(({ pair }) => speaksToEverybody(pair))
  for (const { pair, origin, pages } of hosts) {
    for (const { ref, path } of pages) {
      const set = sets.get(ref) ?? []
      set.push({ hreflang: hreflangOf(pair), href: `${origin}${path}` })
      sets.set(ref, set)
    }
  }
  for (const { ref, path } of forEverybody?.pages ?? []) {
    sets.get(ref)?.push({ hreflang: 'x-default', href: `${forEverybody?.origin}${path}` })
  }
  return sets
}

function speaksToEverybody(pair: Host): boolean {
  return pair.isMain && pair.languageId === pair.fallbackLanguageId
}
