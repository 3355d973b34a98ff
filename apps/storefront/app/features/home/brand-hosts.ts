import type { Host } from '../../shared/shop/hosts'

export type BrandShop = { countryCode: string; origin: string }

/** One shop per country of a brand, in the language of the reader where it speaks that, else in its own. */
export function brandShops(
  hosts: readonly Host[],
  platform: Host['platform'],
  language: string,
): BrandShop[] {
  const bySite = new Map<number, Host[]>()
  for (const host of hosts.filter((other) => other.platform === platform)) {
    bySite.set(host.siteId, [...(bySite.get(host.siteId) ?? []), host])
  }
  return [...bySite.values()].flatMap((siblings) => {
    const host = siblings.find((sibling) => sibling.language === language) ?? siblings[0]
    return host ? [{ countryCode: host.countryCode, origin: host.origin }] : []
  })
}
