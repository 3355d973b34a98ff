import { escapeXml } from '@haverhof/domain/shared'
import type { Alternate } from './alternates.ts'

export type SitemapEntry = { loc: string; lastmod: string; alternates: readonly Alternate[] }

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'

/** What stands around the entries of a sitemap. */
export const sitemapFrame = { head: `${declaration}\n<urlset ${names}>\n`, foot: '</urlset>\n' }

export function sitemapIndexXml(files: readonly { loc: string; lastmod: string }[]): string {
  const parts = files.map(
    ({ loc, lastmod }) => `<sitemap><loc>${escapeXml(loc)}</loc><lastmod>${lastmod}</lastmod></sitemap>\n`,
  )
  return `${declaration}\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${parts.join('')}</sitemapindex>\n`
}

export function entryXml({ loc, lastmod, alternates }: SitemapEntry): string {
  const links = alternates.map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
  )
  return `<url><loc>${escapeXml(loc)}</loc><lastmod>${lastmod}</lastmod>${links.join('')}</url>\n`
}
