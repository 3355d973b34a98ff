import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { createSitemapWriter, sitemapLimits } from './sitemap-file.ts'
import { entryXml, sitemapIndexXml } from './sitemap-xml.ts'

describe('sitemaps', () => {
  test('addresses are escaped, here and in the links to other hosts', () => {
    const xml = entryXml({
      ...entry(1),
      loc: "https://haverhof.nl/a&b/<c>/'d'/",
      alternates: [{ hreflang: 'nl-NL', href: 'https://haverhof.nl/"&/' }],
    })
    expect(xml).toContain('<loc>https://haverhof.nl/a&amp;b/&lt;c&gt;/&apos;d&apos;/</loc>')
    expect(xml).toContain(
      '<xhtml:link rel="alternate" hreflang="nl-NL" href="https://haverhof.nl/&quot;&amp;/"/>',
    )
  })

  test('a sitemap holds at most 50,000 pages (SEO-4)', async () => {
    const files = await written(Array.from({ length: sitemapLimits.entries + 1 }, (_, index) => entry(index)))
    expect(files.map(({ xml }) => xml.match(/<url>/g)?.length)).toEqual([50_000, 1])
  })

  test('a sitemap that would grow too large is split as well', async () => {
    const bytes = entryXml(entry(1)).length * 2
    const files = await written([entry(1), entry(2), entry(3)], { entries: 50_000, bytes })
    expect(files.map(({ xml }) => xml.match(/<url>/g)?.length)).toEqual([2, 1])
    for (const { xml } of files) expect(xml).toMatch(/^<\?xml .*<urlset .*<\/urlset>\n$/s)
  })

  test('the index carries the youngest date of each sitemap', async () => {
    const [file] = await written([{ ...entry(1), lastmod: '2026-03-01T00:00:00.000Z' }, entry(2)])
    const index = sitemapIndexXml([
      { loc: 'https://haverhof.nl/sitemaps/1.xml', lastmod: file?.lastmod ?? '' },
    ])
    expect(index).toContain(
      '<loc>https://haverhof.nl/sitemaps/1.xml</loc><lastmod>2026-03-01T00:00:00.000Z</lastmod>',
    )
  })

  test('a host without pages has no sitemap', async () => {
    expect(await written([])).toEqual([])
  })
})

async function written(entries: Parameters<typeof entryXml>[0][], limits = sitemapLimits) {
  const writer = createSitemapWriter(limits)
  for (const each of entries) await writer.write({ xml: entryXml(each), lastmod: each.lastmod })
  return (await writer.end()).map(({ body, lastmod }) => ({ xml: gunzipSync(body).toString(), lastmod }))
}

function entry(number: number) {
  return { loc: `https://haverhof.nl/${number}/`, lastmod: '2026-01-01T00:00:00.000Z', alternates: [] }
}
