import type { MetaDescriptor } from 'react-router'

type Alternate = { hreflang: string; url: string }

export type PageMeta = {
  /** Without the brand: that is added here, except where the title is the brand. */
  title: string
  description: string
  brand: string
  /** `shop`, `muehldorfer` or `corporate`: names the picture that is shown when the page is shared. */
  platform: string
  origin: string
  /** Path and the query parameters that make it another page (`?p=2`). */
  location: string
  culture: string
  alternates?: readonly Alternate[]
  type?: 'website' | 'article' | 'product'
  image?: { url: string; width: number; height: number; alt?: string }
  /** For pages that are useful only within a visit. */
  hidden?: boolean
}

/** Everything search engines and link previews read about a page (SEO-7). */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const title = page.title.includes(page.brand) ? page.title : `${page.title} | ${page.brand}`
  const description = shorten(page.description)
  return [
    { title },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(page.hidden ? [{ name: 'robots', content: 'noindex' }] : addresses(page)),
    ...openGraph(page, title, description),
  ]
}

/** The canonical address is where the page is; its siblings are named in full, itself included (SEO-3). */
function addresses({ origin, location, alternates = [] }: PageMeta): MetaDescriptor[] {
  return [
    { tagName: 'link', rel: 'canonical', href: `${origin}${location}` },
    ...alternates.map(
      ({ hreflang, url }) => ({ tagName: 'link', rel: 'alternate', hrefLang: hreflang, href: url }) as const,
    ),
  ]
}

function openGraph(page: PageMeta, title: string, description: string): MetaDescriptor[] {
  const image = page.image ?? {
    url: `${page.origin}/pictures/share/${page.platform}.png`,
    width: 1200,
    height: 630,
  }
  const properties: Record<string, string | number | undefined> = {
    'og:site_name': page.brand,
    'og:type': page.type ?? 'website',
    'og:title': title,
    'og:description': description || undefined,
    'og:url': `${page.origin}${page.location}`,
    'og:locale': page.culture.replace('-', '_'),
    'og:image': image.url,
    'og:image:width': image.width,
    'og:image:height': image.height,
    'og:image:alt': 'alt' in image ? image.alt : page.brand,
  }
  const given = Object.entries(properties).filter(([, content]) => content !== undefined)
  return [
    ...given.map(([property, content]) => ({ property, content: String(content) })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

const longestDescription = 160

/** At most 160 characters, ending at a word. */
export function shorten(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= longestDescription) return plain
  const cut = plain.slice(0, longestDescription - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 80)).replace(/[\s,;:.–-]+$/, '')}…`
}
