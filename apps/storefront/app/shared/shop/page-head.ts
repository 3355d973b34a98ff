import type { Location, MetaDescriptor } from 'react-router'
import { hostsOf } from './hosts'
import { type PageMeta, pageMeta } from '../seo/page-meta'
import { type Alternates, hreflangLinks } from '../seo/siblings'
import type { Shop } from './shop'

/** What a page tells search engines and link previews about itself; the shop adds the rest. */
export type PageHead = {
  title: string
  description?: string | undefined
  type?: 'website' | 'article' | 'product' | undefined
  image?: NonNullable<PageMeta['image']> | undefined
  /** For pages that are useful only within a visit. */
  hidden?: boolean | undefined
}

type MetaArgs = { matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]; location: Location }

/** The meta tags of a page: `export const meta = (args: Route.MetaArgs) => headMeta(args.loaderData?.head, args)`. */
export function headMeta(head: PageHead | undefined, { matches, location }: MetaArgs): MetaDescriptor[] {
  const shop = matches.find((match) => match?.id === 'root')?.loaderData as Shop | undefined
  // A page that failed gets its title from the screen that says so.
  if (!shop || !head) return []
  const page = matches.at(-1)?.loaderData as { alternates?: Alternates } | undefined
  const { title, description = '', type, image, hidden } = head
  const canonical = canonicalPath(location)
  // What stands on page 2 of a list here stands elsewhere on another page there (SEO-12).
  const siblings = canonical === location.pathname ? hreflangLinks(hostsOf(shop), page?.alternates) : []
  return pageMeta({
    title,
    description,
    brand: shop.brand,
    platform: shop.platform,
    origin: shop.origin,
    culture: shop.culture,
    location: canonical,
    alternates: siblings,
    ...(type && { type }),
    ...(image && { image }),
    ...(hidden && { hidden }),
  })
}

/** Canonical is where one is, without filters and sorting; each page of a list stands for itself. */
function canonicalPath({ pathname, search }: { pathname: string; search: string }): string {
  const page = Number(new URLSearchParams(search).get('p'))
  return Number.isInteger(page) && page > 1 ? `${pathname}?p=${page}` : pathname
}
