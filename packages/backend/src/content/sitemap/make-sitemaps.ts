import type { SiteScope } from '@haverhof/domain/sites'
import type { Resources } from '../../resources.ts'
import { inTransaction, statement } from '../../database/index.ts'
import { zippedFile } from '../../formats/index.ts'
import { alternatesByRef, type HostPage } from './alternates.ts'
import { createSitemapWriter, type SitemapFile, sitemapLimits } from './sitemap-file.ts'
import { entryXml, sitemapIndexXml } from './sitemap-xml.ts'

/** So few that no request waits for its turn. */
const perBatch = 500

export type OriginOf = (scope: SiteScope) => string

/** The sitemaps of one host, read, written and compressed page by page, and stored in place of the old ones (SEO-3, SEO-4). */
export async function makeSitemaps(
  context: Pick<Resources, 'database' | 'now' | 'sites'>,
  scope: SiteScope,
  originOf: OriginOf,
  limits = sitemapLimits,
): Promise<void> {
  const { database, now } = context
  // Pages are read from the replica (DATABASE-4): what it did not have yet is a change after this.
  const madeAt = new Date(now().getTime() - database.limits.replicaLagMs)
  const siblings = (await context.sites.scopes()).filter(({ platform }) => platform === scope.platform)
  const writer = createSitemapWriter(limits)
  const origin = originOf(scope)
  for (let after = ''; ;) {
    const pages = await database.reader.rows(ownPages, { ...idsOf(scope), after, perBatch })
    for (const part of await entriesOf(context, { pages, origin, siblings, originOf }))
      await writer.write(part)
    after = pages.at(-1)?.path ?? after
    if (pages.length < perBatch) break
  }
  const files = await writer.end()
  const all = [await indexOf(origin, files), ...files]
  await inTransaction({ database }, async ({ rows }) => {
    for (const [number, { body, etag, lastmod }] of all.entries())
      await rows(keep, { origin, number, etag, body, madeAt, lastmod: lastmod ? new Date(lastmod) : madeAt })
    await rows(dropOthers, { origin, files: files.length })
  })
}

type Page = { ref: string; path: string; lastmod: Date }
type Batch = { pages: readonly Page[]; origin: string; siblings: readonly SiteScope[]; originOf: OriginOf }

/** Each page with its siblings on all hosts of the platform. */
async function entriesOf(
  { database }: Pick<Resources, 'database'>,
  { pages, origin, siblings, originOf }: Batch,
): Promise<{ xml: string; lastmod: string }[]> {
  const addresses = await database.reader.rows(samePages, { refs: pages.map(({ ref }) => ref) })
  const byHost = Map.groupBy(addresses, ({ siteId, languageId }) => `${siteId} ${languageId}`)
  const hosts = siblings.map((scope) => ({
    scope,
    origin: originOf(scope),
    pages: (byHost.get(`${scope.siteId} ${scope.languageId}`) ?? []) as readonly Pick<
      HostPage,
      'ref' | 'path'
    >[],
  }))
  const alternates = alternatesByRef(hosts)
  return pages.map(({ ref, path, lastmod }) => {
    const changed = lastmod.toISOString()
    const entry = { loc: `${origin}${path}`, lastmod: changed, alternates: alternates.get(ref) ?? [] }
    return { xml: entryXml(entry), lastmod: changed }
  })
}

async function indexOf(origin: string, files: readonly SitemapFile[]): Promise<SitemapFile> {
  const xml = sitemapIndexXml(
    files.map(({ lastmod }, index) => ({ loc: `${origin}/sitemaps/${index + 1}.xml`, lastmod })),
  )
  const lastmod = files.reduce((last, file) => (file.lastmod > last ? file.lastmod : last), '')
  const zipped = zippedFile()
  await zipped.put(xml)
  return { lastmod, ...(await zipped.end()) }
}

const idsOf = ({ siteId, languageId }: SiteScope) => ({ siteId, languageId })

const ownPages = statement<
  { siteId: number; languageId: number; after: string; perBatch: number },
  { ref: string; path: string; lastmod: Date }
>(
  'sitemap-own-pages',
  `
    select ref, path, lastmod from path
    where (site_id, language_id) = (:siteId, :languageId) and path > :after and is_current and in_sitemap
    order by path limit :perBatch`,
)

const samePages = statement<
  { refs: readonly string[] },
  { ref: string; siteId: number; languageId: number; path: string }
>(
  'sitemap-same-pages',
  `
    select ref, site_id "siteId", language_id "languageId", path from path
    where ref = any(:refs) and is_current and in_sitemap`,
)

const keep = statement<{
  origin: string
  number: number
  etag: string
  body: Buffer
  madeAt: Date
  lastmod: Date
}>(
  'sitemap-keep',
  `
    insert into sitemap_file (origin, number, etag, body, made_at, lastmod)
    values (:origin, :number, :etag, :body, :madeAt, :lastmod)
    on conflict (origin, number) do update set etag = excluded.etag, made_at = excluded.made_at, lastmod = excluded.lastmod,
      body = case when sitemap_file.etag = excluded.etag then sitemap_file.body else excluded.body end`,
)

const dropOthers = statement<{ origin: string; files: number }>(
  'sitemap-drop-others',
  'delete from sitemap_file where origin = :origin and number > :files',
)
