import type { WorkingDays } from '@haverhof/domain/delivery'
import {
  followingSchedule,
  type Reckoning,
  type Schedule,
  scheduleAsChanged,
} from '@haverhof/domain/repeat-delivery'
import { addDays } from '@haverhof/domain/shared'
import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { calculateDelivery } from '../../cart/index.ts'
import { badInput } from '../../http/index.ts'
import { notDeliverable } from '../refusals.ts'
import type { ContentInput } from '../schemas.ts'
import { setSchedule } from '../store/change-repeat.ts'
import type { RepeatRow } from '../store/repeat-row.ts'
import { readOwnRepeat } from '../store/own-repeats.ts'
import { setLines } from '../store/set-lines.ts'
import { reckoningOf } from '../store/today.ts'
import { writeEvent } from '../store/write-event.ts'
import { repeatablePacks } from './repeatable-packs.ts'
import { type OfRepeat, requireBeforeCutOff, withOwnRepeat } from './with-own-repeat.ts'

type Content = z.infer<typeof ContentInput>

/** REPEAT-16: other goods, other amounts or another interval, from the next delivery on; it is announced anew. */
export async function changeContent(context: AppContext, of: OfRepeat, content: Content): Promise<void> {
  const { weeks, lines } = content
  const variantIds = lines.map(({ productVariantId }) => productVariantId)
  if (new Set(variantIds).size < variantIds.length) throw badInput('lines', 'must name a pack once')
  const held = lines.map(({ productVariantId: variantId, quantity }) => ({ variantId, quantity }))
  const deliveryDays = await daysToDeliver(context, of, held)
  await withOwnRepeat(context, of, async (transaction, repeat, { today, now }) => {
    requireBeforeCutOff(repeat, today)
    const { repeatDeliveryId } = repeat
    await setLines(transaction, { repeatDeliveryId, lines: held })
    const changed = { ...repeat, weeks, deliveryDays }
    const schedule = scheduleWith(repeat, weeks, reckoningOf(changed, today))
    await setSchedule(transaction, changed, schedule)
    await writeEvent(transaction, { repeatDeliveryId, event: 'changed', isByCustomer: true, now })
  })
}

/** Another interval is counted from the delivery before; the same one leaves the day as it is. */
function scheduleWith(repeat: RepeatRow, weeks: number, reckoning: Reckoning): Schedule {
  const { plannedOn, weeks: former } = repeat
  if (weeks === former) return scheduleAsChanged(repeat, reckoning)
  return followingSchedule(addDays(plannedOn, -former * 7), weeks, reckoning)
}

/** REPEAT-7: how long these goods are on their way. REPEAT-1: what the site sells and what goes by parcel; what is in it already may stay. */
async function daysToDeliver(
  context: AppContext,
  of: OfRepeat,
  lines: RepeatRow['lines'],
): Promise<WorkingDays> {
  const { repeat, scope } = await readOwnRepeat(context, of)
  const known = new Set(repeat.lines.map(({ variantId }) => variantId))
  const added = lines.map(({ variantId }) => variantId).filter((id) => !known.has(id))
  if (added.length > 0) await repeatablePacks(context, scope, added)
  const asked = { scope, now: context.now() }
  const { deliveryDays, isDeliverable } = await calculateDelivery(context, asked, { ...repeat, lines })
  if (!isDeliverable) throw notDeliverable()
  return deliveryDays
}
