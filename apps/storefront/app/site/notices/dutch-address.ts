import { carriedQuery } from '@haverhof/domain/sites'
import type { Alternates } from '../../shared/seo/siblings'
import type { Host } from '../../shared/shop/hosts'
import type { Shop } from '../../shared/shop/shop'
import { samePage } from '../switch/sibling-addresses'

type Place = { pathname: string; search: string }

/** This page on the Dutch shop, with the parameters that mean the same there; its home page where it does not have it (SITES-8). */
export function dutchAddress(
  shop: Pick<Shop, 'platform'>,
  host: Host,
  alternates: Alternates | undefined,
  { pathname, search }: Place,
): string {
  const page = samePage(shop, host, alternates, pathname)
  if (page === null) return `${host.origin}/`
  const given = new URLSearchParams(search)
  const carried = new URLSearchParams(carriedQuery(given).map((name) => [name, given.get(name) ?? '']))
  return carried.size === 0 ? page : `${page}?${carried}`
}
