import type { AppContext } from '@haverhof/backend'
import { BadSetting } from '@haverhof/backend/config'

/** `--sites 1,2`; null, which stands for all, without it. */
export async function siteIdsOf(context: AppContext, given: string | undefined): Promise<number[] | null> {
  if (given === undefined) return null
  const allSiteIds = new Set((await context.sites.scopes()).map(({ siteId }) => siteId))
  const siteIds = given.split(',').map(Number)
  if (siteIds.every((siteId) => allSiteIds.has(siteId))) return siteIds
  throw new BadSetting(`--sites takes some of: ${[...allSiteIds].join(', ')}`)
}
