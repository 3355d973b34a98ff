import type { SiteScope } from '@haverhof/domain/sites'
import { brandNames, escapeXml } from '@haverhof/domain/shared'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { createGzip } from 'node:zlib'
import type { AppContext } from '../../app-context.ts'
import { readFeedPacks } from '../../catalogue/index.ts'
import { readHomeTariff } from '../../delivery/index.ts'
import { feedItem } from './feed-item.ts'

export type ProductFeed = { etag: string; body: Buffer }

/** So few that no request waits for its turn. */
const perBatch = 500

/** SEO-9: the packs of a host as RSS 2.0 with Google's words; read in batches, compressed while it is written, never whole in memory. */
export async function makeProductFeed(
  context: AppContext,
  scope: SiteScope,
  origin: string,
  atOnce = perBatch,
): Promise<ProductFeed> {
  const zip = createGzip()
  const whole = buffer(zip)
  const digest = createHash('sha1')
  const put = async (text: string) => {
    digest.update(text)
    if (!zip.write(text)) await once(zip, 'drain')
  }
  const tariff = await readHomeTariff(context, scope)
  await put(headOf(scope, origin))
  for (let after: number | null = 0; after !== null;) {
    const { packs, last } = await readFeedPacks(context, scope, { after, atOnce })
    for (const pack of packs) await put(feedItem(pack, origin, tariff))
    after = last
  }
  await put('</channel>\n</rss>\n')
  zip.end()
  return { etag: `"${digest.digest('base64url')}"`, body: await whole }
}

function headOf({ platform, languageCode, regionCode }: SiteScope, origin: string): string {
  const name = escapeXml(brandNames[platform])
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${name}</title>
<link>${origin}/</link>
<description>${name} ${regionCode}</description>
<language>${languageCode}</language>
`
}
