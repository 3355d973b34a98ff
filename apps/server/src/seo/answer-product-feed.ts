import { readProductFeed } from '@haverhof/backend/tracking'
import type { SiteScope } from '@haverhof/domain/sites'
import type { Shop } from '../shop.ts'
import { type Exchange, sendMade } from './answer-sitemap.ts'

export const productFeedPath = '/feeds/google-merchant.xml'

/** The product feed of a host as it was stored (SEO-9). */
export async function answerProductFeed(
  { context, originOf }: Shop,
  scope: SiteScope,
  exchange: Exchange,
): Promise<boolean> {
  return sendMade(await readProductFeed(context, { scope, origin: originOf(scope) }), exchange)
}
