import { DAY, MINUTE } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { siteOrigin } from '../../config/index.ts'
import { statement, type NoValues } from '../../database/index.ts'
import { makeAlone } from './read-sitemap-file.ts'

/** However often pages change, the files are made this seldom (SEO-5). */
const seldomMs = 10 * MINUTE

/** Makes what there is not yet, what is older than the last change of a page, and once a day everything (SEO-5). */
export async function renewSitemaps(context: AppContext): Promise<void> {
  const now = context.now().getTime()
  const originOf = ({ host }: { host: string }) => siteOrigin(context.env, host)
  const madeAtOf = new Map(
    (await context.database.rows(readMade)).map(({ origin, madeAt }) => [origin, madeAt.getTime()]),
  )
  const changed = (await context.database.rows(lastChange))[0]?.lastmod?.getTime() ?? 0
  for (const scope of await context.sites.scopes()) {
    const madeAt = madeAtOf.get(originOf(scope)) ?? 0
    const isDue = now - madeAt >= DAY || (changed >= madeAt && now - madeAt >= seldomMs)
    if (isDue) await makeAlone(context, scope, originOf)
  }
}

const readMade = statement<NoValues, { origin: string; madeAt: Date }>(
  'sitemap-made',
  'select origin, made_at "madeAt" from sitemap_file where number = 0',
)

// The pages that left the sitemaps since are noticed within a day.
const lastChange = statement<NoValues, { lastmod: Date | null }>(
  'sitemap-last-change',
  'select max(lastmod) lastmod from path where is_current and in_sitemap',
)
