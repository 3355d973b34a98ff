import { countryName } from '@haverhof/domain/shared'
import { fixedPath } from '@haverhof/domain/sites'
import type { Alternates } from '../../shared/seo/siblings'
import { type Host, hostsOf } from '../../shared/shop/hosts'
import type { Shop } from '../../shared/shop/shop'

export type Choice = { host: Host; url: string; current: boolean; samePage: boolean }
export type CountryChoices = { countryCode: string; countryName: string; choices: Choice[] }

type Place = { pathname: string; search: string }

/** Where each host shows this page, query included; its home page where it does not have it (SHELL-2). */
export function choicesOf(
  shop: Pick<Shop, 'hosts' | 'siteId' | 'languageId' | 'platform' | 'origin'>,
  alternates: Alternates | undefined,
  { pathname, search }: Place,
): Choice[] {
  return hostsOf(shop).map((host) => {
    const same = samePage(shop, host, alternates, pathname)
    const current = host.siteId === shop.siteId && host.languageId === shop.languageId
    return { host, current, samePage: same !== null, url: same === null ? `${host.origin}/` : same + search }
  })
}

/** The address of this page on another host; null where that host does not have it. */
export function samePage(
  shop: Pick<Shop, 'platform'>,
  host: Host,
  alternates: Alternates | undefined,
  pathname: string,
): string | null {
  const path = alternates?.paths[host.name]
  if (path !== undefined) return `${host.origin}${path}`
  // Cart, checkout and account have one address on all hosts of a brand (SITES-13).
  const fixed = host.platform === shop.platform ? fixedPath(pathname) : null
  return fixed === null ? null : `${host.origin}${fixed}`
}

/** Grouped by country, in the order of the sites. */
export function byCountry(choices: readonly Choice[]): CountryChoices[] {
  const groups = Map.groupBy(choices, ({ host }) => host.countryCode)
  return [...groups].map(([countryCode, members]) => ({
    countryCode,
    // In its own language.
    countryName: countryName(countryCode, members[0]?.host.language ?? 'en'),
    choices: members,
  }))
}
