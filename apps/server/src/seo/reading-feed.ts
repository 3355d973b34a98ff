import { escapeXml } from '@haverhof/domain/shared'

/** What stands in a feed of texts: newest first, as the page lists it. */
export type ReadingFeed = {
  origin: string
  /** Where the feed itself stands. */
  path: string
  title: string
  description: string
  url: string
  language: string
  items: readonly { title: string; intro: string; url: string; date: string | null }[]
}

/** Blog or news as RSS 2.0 (SEO-10). A text is known by its address; its date is the day on which it appeared. */
export function readingFeedXml({
  origin,
  path,
  title,
  description,
  url,
  language,
  items,
}: ReadingFeed): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(title)}</title>
<link>${escapeXml(origin + url)}</link>
<description>${escapeXml(description)}</description>
<language>${language}</language>
<atom:link href="${escapeXml(origin + path)}" rel="self" type="application/rss+xml"/>
${items.map((item) => itemXml(origin, item)).join('')}</channel>
</rss>
`
}

function itemXml(origin: string, { title, intro, url, date }: ReadingFeed['items'][number]): string {
  const address = escapeXml(origin + url)
  const day = date ? `<pubDate>${new Date(`${date}T00:00:00Z`).toUTCString()}</pubDate>` : ''
  return `<item><title>${escapeXml(title)}</title><link>${address}</link><guid isPermaLink="true">${address}</guid><description>${escapeXml(intro)}</description>${day}</item>
`
}
