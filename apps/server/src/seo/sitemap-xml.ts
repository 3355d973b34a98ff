import type { Alternate } from './alternates.ts'

export type SitemapEntry = { loc: string; lastmod: string; alternates: readonly Alternate[] }

/** SEO-4: what search engines accept in one file. The bytes leave room for the frame around the entries. */
export const maxEntriesPerSitemap = 50_000
export const maxBytesPerSitemap = 45 * 1024 * 1024

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'

export type Sitemap = { xml: string; lastmod: string }

/** The sitemaps of a host, as many as its pages need. */
export function sitemaps(
  entries: readonly SitemapEntry[],
  limits = { entries: maxEntriesPerSitemap, bytes: maxBytesPerSitemap },
): Sitemap[] {
  const files: { parts: string[]; bytes: number; lastmod: string }[] = []
  for (const entry of entries) {
    const part = entryXml(entry)
    const bytes = Buffer.byteLength(part)
    const last = files.at(-1)
    if (last && last.parts.length < limits.entries && last.bytes + bytes <= limits.bytes) {
      last.parts.push(part)
      last.bytes += bytes
      if (entry.lastmod > last.lastmod) last.lastmod = entry.lastmod
    } else files.push({ parts: [part], bytes, lastmod: entry.lastmod })
  }
  return files.map(({ parts, lastmod }) => ({
    xml: `${declaration}\n<urlset ${names}>\n${parts.join('')}</urlset>\n`,
    lastmod,
  }))
}

export function sitemapIndexXml(files: readonly { loc: string; lastmod: string }[]): string {
  const parts = files.map(
    ({ loc, lastmod }) => `<sitemap><loc>${escapeXml(loc)}</loc><lastmod>${lastmod}</lastmod></sitemap>\n`,
  )
  return `${declaration}\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${parts.join('')}</sitemapindex>\n`
}

function entryXml({ loc, lastmod, alternates }: SitemapEntry): string {
  const links = alternates.map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
  )
  return `<url><loc>${escapeXml(loc)}</loc><lastmod>${lastmod}</lastmod>${links.join('')}</url>\n`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
