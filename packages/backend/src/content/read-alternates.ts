import type { z } from '@hono/zod-openapi'
import { fixedPath, type SiteScope } from '@haverhof/domain/sites'
import { missing, type Missing, type Result, success, type WrongInput } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { canonicalForm, pathOf } from './resolve-url.ts'
import type { Alternate, SitemapEntry } from './route-schemas.ts'
import { type Database, statement } from '../database/index.ts'
import type { PageAddress, PagesOfSites } from '../sites/index.ts'

type AlternateRow = z.infer<typeof Alternate>

/** The same page on every host of the platform, for hreflang and the language switch (CONTENT-8). */
export async function readAlternates(
  context: AppContext,
  scope: SiteScope,
  url: string,
): Promise<Result<AlternateRow[], Missing | WrongInput>> {
  const given = await pathOf(context, scope, url)
  if (!given.ok) return given
  const path = canonicalForm(given.value)
  const all = await context.sites.scopes()
  const siblings = all.filter((siteScope) => siteScope.platform === scope.platform)
  const fixed = fixedPath(path)
  if (fixed !== null) return success(siblings.map((siteScope) => alternate(siteScope, fixed)))
  const rows = await context.database.reader.rows(samePage, {
    siteId: scope.siteId,
    languageId: scope.languageId,
    path,
  })
  if (rows.length === 0) return missing('page')
  const alternates = siblings.flatMap((siteScope) => {
    const row = rows.find(
      (each) => each.siteId === siteScope.siteId && each.languageId === siteScope.languageId,
    )
    return row ? [alternate(siteScope, row.path)] : []
  })
  return success(alternates)
}

/** Everything of this host that search engines may list. */
export async function readSitemap(
  context: AppContext,
  scope: SiteScope,
): Promise<z.infer<typeof SitemapEntry>[]> {
  const rows = await context.database.reader.rows(sitemap, {
    siteId: scope.siteId,
    languageId: scope.languageId,
  })
  return rows.map(({ ref, path, lastmod }) => ({ ref, path, lastmod: lastmod.toISOString() }))
}

/** Hosts for visitors of no particular country, per platform. */
const defaultHosts = new Set(['haverhof.com', 'muehldorfer.de', 'haverhof-group.com'])

function alternate(siteScope: SiteScope, path: string): AlternateRow {
  return {
    siteId: siteScope.siteId,
    languageId: siteScope.languageId,
    hreflang: `${siteScope.languageCode}-${siteScope.regionCode}`,
    isDefault: defaultHosts.has(siteScope.host),
    host: siteScope.host,
    path,
  }
}

/** A page on every host that has it. */
const samePage = statement<
  { siteId: number; languageId: number; path: string },
  { siteId: number; languageId: number; path: string }
>(
  'routing-alternates',
  `
    select there.site_id "siteId", there.language_id "languageId", there.path
    from path here join path there on there.ref = here.ref and there.is_current
    where (here.site_id, here.language_id, here.path) = (:siteId, :languageId, :path)`,
)

const sitemap = statement<
  { siteId: number; languageId: number },
  { ref: string; path: string; lastmod: Date }
>(
  'routing-sitemap',
  `
    select ref, path, lastmod from path
    where (site_id, language_id) = (:siteId, :languageId) and is_current and in_sitemap order by path`,
)

/** Where the things that sites point to are: a part of `sitesRoutes`, which comes before the content. */
export function pagesOfSites({ rows }: Pick<Database, 'rows'>): PagesOfSites {
  return {
    findAddresses: (refs) => rows(addresses, { refs: JSON.stringify(refs) }),
    findSamePage: async (page, on) => {
      const everywhere = await rows(samePage, page)
      const address = everywhere.find((one) => one.siteId === on.siteId && one.languageId === on.languageId)
      return address?.path ?? null
    },
  }
}

const addresses = statement<{ refs: string }, PageAddress>(
  'content-addresses',
  `
    select p.site_id "siteId", p.language_id "languageId", p.ref, p.path, p.title
    from jsonb_to_recordset(:refs::jsonb) wanted("siteId" int, "languageId" smallint, ref text)
    join path p on (p.site_id, p.language_id, p.ref) = (wanted."siteId", wanted."languageId", wanted.ref) and p.is_current`,
)
