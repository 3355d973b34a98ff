import { type Host, hostsOf } from '../../shared/shop/hosts'
import type { Shop } from '../../shared/shop/shop'

/** The Dutch shop of this brand, in the visitor's language if it has that; null on the Dutch shop itself. */
export function dutchHost(
  shop: Parameters<typeof hostsOf>[0] & Pick<Shop, 'platform' | 'language' | 'site'>,
): Host | null {
  if (shop.platform === 'corporate' || shop.site.countryCode === 'NL') return null
  const dutch = hostsOf(shop).filter(
    ({ platform, countryCode }) => platform === shop.platform && countryCode === 'NL',
  )
  return dutch.find((host) => host.language === shop.language) ?? dutch[0] ?? null
}
