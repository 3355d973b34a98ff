import { describe, expect, test } from 'vitest'
import { maxEntriesPerSitemap, sitemapIndexXml, sitemaps } from './sitemap-xml.ts'

describe('sitemaps', () => {
  test('addresses are escaped, here and in the links to other hosts', () => {
    const [file] = sitemaps([
      {
        ...entry(1),
        loc: "https://haverhof.nl/a&b/<c>/'d'/",
        alternates: [{ hreflang: 'nl-NL', href: 'https://haverhof.nl/"&/' }],
      },
    ])
    expect(file?.xml).toContain('<loc>https://haverhof.nl/a&amp;b/&lt;c&gt;/&apos;d&apos;/</loc>')
    expect(file?.xml).toContain(
      '<xhtml:link rel="alternate" hreflang="nl-NL" href="https://haverhof.nl/&quot;&amp;/"/>',
    )
  })

  test('a sitemap holds at most 50,000 pages (SEO-4)', () => {
    const files = sitemaps(Array.from({ length: maxEntriesPerSitemap + 1 }, (_, index) => entry(index)))
    expect(files.map(({ xml }) => xml.match(/<url>/g)?.length)).toEqual([50_000, 1])
  })

  test('a sitemap that would grow too large is split as well', () => {
    const one = sitemaps([entry(1)])[0]?.xml.match(/<url>.*<\/url>\n/)?.[0] ?? ''
    const files = sitemaps([entry(1), entry(2), entry(3)], { entries: 50_000, bytes: one.length * 2 })
    expect(files.map(({ xml }) => xml.match(/<url>/g)?.length)).toEqual([2, 1])
  })

  test('the index carries the youngest date of each sitemap', () => {
    const [file] = sitemaps([{ ...entry(1), lastmod: '2026-03-01T00:00:00.000Z' }, entry(2)])
    const index = sitemapIndexXml([
      { loc: 'https://haverhof.nl/sitemaps/1.xml', lastmod: file?.lastmod ?? '' },
    ])
    expect(index).toContain(
      '<loc>https://haverhof.nl/sitemaps/1.xml</loc><lastmod>2026-03-01T00:00:00.000Z</lastmod>',
    )
  })

  test('a host without pages has no sitemap', () => {
    expect(sitemaps([])).toEqual([])
  })
})

function entry(number: number) {
  return { loc: `https://haverhof.nl/${number}/`, lastmod: '2026-01-01T00:00:00.000Z', alternates: [] }
}
