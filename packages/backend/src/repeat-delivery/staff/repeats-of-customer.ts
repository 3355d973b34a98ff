import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../../app-context.ts'
import { viewsOf } from '../account/list-repeats.ts'
import type { RepeatDeliveryView } from '../schemas.ts'
import { ownRepeats } from '../store/own-repeats.ts'

/** What the customer sees of them, of these sites alone; two statements (REPEAT-81, STAFF-2). */
export async function repeatsOfCustomer(
  context: AppContext,
  { userId, siteIds, scope }: { userId: string; siteIds: readonly number[]; scope: SiteScope },
): Promise<RepeatDeliveryView[]> {
  const repeats = await ownRepeats(context, userId)
  return viewsOf(
    context,
    scope,
    repeats.filter(({ siteId }) => siteIds.includes(siteId)),
  )
}
