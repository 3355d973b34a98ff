import type { AppContext } from '@haverhof/backend'
import { BadSetting } from '@haverhof/backend/config'

/** `--sites 1,2`; null, which stands for all, without it. */
export async function siteIdsOf(context: AppContext, given: string | undefined): Promise<number[] | null> {
  if (given === undefined) return null
  const known = new Set((await context.sites.scopes()).map(({ siteId }) => siteId))
  const siteIds = given.split(',').map(Number)
  if (siteIds.every((siteId) => known.has(siteId))) return siteIds
  throw new BadSetting(`--sites takes some of: ${[...known].join(', ')}`)
}
