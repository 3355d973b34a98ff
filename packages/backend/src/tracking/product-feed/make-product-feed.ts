import type { SiteScope } from '@haverhof/domain/sites'
import { brandNames, escapeXml } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { readFeedPacks } from '../../catalogue/index.ts'
import { readHomeTariff } from '../../delivery/index.ts'
import { type ZippedFile, zippedFile } from '../../formats/index.ts'
import { feedItem } from './feed-item.ts'

/** So few that no request waits for its turn. */
const perBatch = 500

/**
 * The packs of a host as RSS 2.0 with Google's words; read in batches, compressed while it is written, never whole in memory
 * (SEO-9).
 */
export async function makeProductFeed(
  context: AppContext,
  scope: SiteScope,
  origin: string,
  atOnce = perBatch,
): Promise<ZippedFile> {
  const { put, end } = zippedFile()
  const tariff = await readHomeTariff(context, scope)
  await put(headOf(scope, origin))
  for (let after: number | null = 0; after !== null;) {
    const { packs, last } = await readFeedPacks(context, scope, { after, atOnce })
    for (const pack of packs) await put(feedItem(pack, origin, tariff))
    after = last
  }
  await put('</channel>\n</rss>\n')
  return end()
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
