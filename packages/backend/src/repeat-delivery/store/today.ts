import type { WorkingDays } from '@haverhof/domain/delivery'
import { leadDaysOf, type Reckoning } from '@haverhof/domain/repeat-delivery'
import { dateInZone, type SiteScope, timeZoneOf } from '@haverhof/domain/sites'
import type { AppContext } from '../../app-context.ts'

/** The date of this moment where a site is (REPEAT-39). */
export function todayAt({ regionCode }: Pick<SiteScope, 'regionCode'>, now: Date): string {
  return dateInZone(now, timeZoneOf(regionCode))
}

/** What the days of a repeat delivery are reckoned with (REPEAT-6, REPEAT-7). */
export function reckoningOf(
  { deliveryDays, regionCode }: { deliveryDays: WorkingDays; regionCode: string },
  today: string,
): Required<Reckoning> {
  return { today, leadDays: leadDaysOf(deliveryDays), regionCode }
}

/** The site of a repeat delivery in the language it was begun in; the site's own when it speaks that no more. */
export async function scopeOf(
  { sites }: Pick<AppContext, 'sites'>,
  { siteId, languageId }: { siteId: number; languageId: number },
): Promise<SiteScope> {
  const ofSite = (await sites.scopes()).filter((scope) => scope.siteId === siteId)
  const scope =
    ofSite.find((each) => each.languageId === languageId) ?? ofSite.find(({ isMain }) => isMain) ?? ofSite[0]
  if (!scope) throw new Error(`site ${siteId} is gone`)
  return scope
}

/** Every site with its current date, for statements that find due deliveries. */
export async function todays(
  context: Pick<AppContext, 'sites' | 'now'>,
): Promise<{ siteIds: number[]; todays: string[] }> {
  const now = context.now()
  const dates = new Map((await context.sites.scopes()).map((scope) => [scope.siteId, todayAt(scope, now)]))
  return { siteIds: [...dates.keys()], todays: [...dates.values()] }
}
