import { type Database, statement } from '../database/index.ts'
import type { PageAddress, PagesOfSites } from '../sites/index.ts'
import { samePage } from './read-alternates.ts'

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
