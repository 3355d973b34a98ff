import { MINUTE, platforms } from '@haverhof/domain/shared'
import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../../app-context.ts'
import { siteOrigin } from '../../config/index.ts'
import { doAlone, type NoValues, statement } from '../../database/index.ts'
import type { ZippedFile } from '../../formats/index.ts'
import { deleteRows } from '../../jobs/index.ts'
import { makeProductFeed } from './make-product-feed.ts'

/** However often prices and stock change, a feed is made this seldom (SEO-24). */
const seldomMs = 15 * MINUTE

type Host = { scope: SiteScope; origin: string }

/** The stored feed of a host; the first who asks has it made (SEO-9). */
export async function readProductFeed(
  context: AppContext,
  host: Host,
): Promise<ZippedFile | 'being-made' | undefined> {
  const [stored] = await context.database.rows(read, { origin: host.origin })
  if (stored) return stored
  if (!(await makeAlone(context, host))) return 'being-made'
  const [renewed] = await context.database.rows(read, { origin: host.origin })
  return renewed
}

/** Makes what there is not yet, and what is a quarter of an hour old (SEO-24). */
export async function renewProductFeeds(context: AppContext): Promise<void> {
  const feeds = await context.database.rows(readMade)
  const madeAt = new Map(feeds.map(({ origin, at }) => [origin, at.getTime()]))
  for (const scope of await context.sites.scopes()) {
    const origin = siteOrigin(context.env, scope.host)
    const isDue = context.now().getTime() - (madeAt.get(origin) ?? 0) >= seldomMs
    if (isDue && scope.platform !== platforms.corporate) await makeAlone(context, { scope, origin })
  }
}

function makeAlone(context: AppContext, { scope, origin }: Host): Promise<boolean> {
  return doAlone(context.database, { what: 'product-feed', which: origin }, async () => {
    const madeAt = context.now()
    const { etag, body } = await makeProductFeed(context, scope, origin)
    await context.database.rows(keep, { origin, etag, body, madeAt })
  })
}

/** A feed is made anew every quarter of an hour while its host is open (SEO-24). */
export const productFeedRetention = deleteRows(
  'product feeds of closed hosts',
  'product_feed',
  'made_at < :before',
)

const read = statement<{ origin: string }, ZippedFile>(
  'product-feed-read',
  'select etag, body from product_feed where origin = :origin',
)

const readMade = statement<NoValues, { origin: string; at: Date }>(
  'product-feed-made',
  'select origin, made_at "at" from product_feed',
)

const keep = statement<{ origin: string; etag: string; body: Buffer; madeAt: Date }>(
  'product-feed-keep',
  `
    insert into product_feed (origin, etag, body, made_at) values (:origin, :etag, :body, :madeAt)
    on conflict (origin) do update set etag = excluded.etag, made_at = excluded.made_at,
      body = case when product_feed.etag = excluded.etag then product_feed.body else excluded.body end`,
)
