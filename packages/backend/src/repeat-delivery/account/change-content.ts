import { mayRepeat } from '@haverhof/domain/cart'
import { followingSchedule, scheduleFrom } from '@haverhof/domain/repeat-delivery'
import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { readVariants } from '../../catalogue/index.ts'
import { statement } from '../../database/index.ts'
import { badInput, Refusal } from '../../http/index.ts'
import type { ContentInput } from '../schemas.ts'
import { setSchedule } from '../store/change-repeat.ts'
import type { RepeatRow } from '../store/repeat-row.ts'
import { readOwnRepeat } from '../store/own-repeats.ts'
import { writeEvent } from '../store/write-event.ts'
import { type OfRepeat, requireBeforeCutOff, withOwnRepeat } from './with-own-repeat.ts'

type Content = z.infer<typeof ContentInput>

/** REPEAT-16: other goods, other amounts or another interval, from the next delivery on; it is announced anew. */
export async function changeContent(context: AppContext, of: OfRepeat, content: Content): Promise<void> {
  const { weeks, lines } = content
  const variantIds = lines.map(({ productVariantId }) => productVariantId)
  if (new Set(variantIds).size < variantIds.length) throw badInput('lines', 'must name a pack once')
  await refuseUnsold(context, of, variantIds)
  await withOwnRepeat(context, of, async (transaction, repeat, { today, now }) => {
    requireBeforeCutOff(repeat, today)
    const { repeatDeliveryId } = repeat
    const quantities = lines.map(({ quantity }) => quantity)
    await transaction.rows(removeLines, { repeatDeliveryId, variantIds })
    await transaction.rows(setLines, { repeatDeliveryId, variantIds, quantities })
    const schedule = weeks === repeat.weeks ? repeat : scheduleAfter(repeat, weeks, today)
    await setSchedule(transaction, { repeatDeliveryId, weeks, schedule })
    await writeEvent(transaction, { repeatDeliveryId, event: 'changed', isByCustomer: true, now })
  })
}

/** Another interval is counted from the delivery before; the day stays when there was none. */
function scheduleAfter({ plannedOn, weeks: former }: RepeatRow, weeks: number, today: string) {
  const before = new Date(Date.parse(`${plannedOn}T00:00:00Z`) - former * 7 * 86_400_000)
  const from = before.toISOString().slice(0, 10)
  return scheduleFrom(followingSchedule(from, weeks, today).plannedOn, today)
}

/** REPEAT-1: what the site sells and what goes by parcel; what is in it already may stay. */
async function refuseUnsold(context: AppContext, of: OfRepeat, variantIds: readonly number[]): Promise<void> {
  const { repeat, scope } = await readOwnRepeat(context, of)
  const known = new Set(repeat.lines.map(({ variantId }) => variantId))
  const added = variantIds.filter((id) => !known.has(id))
  if (added.length === 0) return
  const { siteId, languageId } = scope
  const packs = await readVariants(context, { siteId, languageId, variantIds: added, now: context.now() })
  const repeatable = new Set(packs.filter(mayRepeat).map(({ variantId }) => variantId))
  const refused = added.filter((id) => !repeatable.has(id))
  if (refused.length === 0) return
  throw new Refusal({
    status: 409,
    code: 'not-repeatable',
    title: 'This product cannot come again by itself.',
    errors: refused.map((id) => ({ parameter: `lines.${id}`, message: 'not-repeatable' })),
  })
}

const removeLines = statement<{ repeatDeliveryId: number; variantIds: readonly number[] }>(
  'repeat-remove-lines',
  `
    delete from repeat_delivery_line
    where repeat_delivery_id = :repeatDeliveryId and variant_id <> all(:variantIds::int[])`,
)

const setLines = statement<{
  repeatDeliveryId: number
  variantIds: readonly number[]
  quantities: readonly number[]
}>(
  'repeat-set-lines',
  `
    insert into repeat_delivery_line (repeat_delivery_id, variant_id, quantity)
    select :repeatDeliveryId, variant_id, quantity
    from unnest(:variantIds::int[], :quantities::int[]) w(variant_id, quantity)
    on conflict (repeat_delivery_id, variant_id) do update set quantity = excluded.quantity`,
)
