import { missing, refusal, type Result, success, wrongInput } from '@haverhof/domain/shared'
import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import type { RepeatRefused } from '../refusals.ts'
import type { ContentInput, RepeatPriceView } from '../schemas.ts'
import { readOwnRepeat } from '../store/own-repeats.ts'
import { todayAt } from '../store/today.ts'
import { writeEvent } from '../store/write-event.ts'
import { priceContent, setContent, tellPrice } from './price-content.ts'
import { repeatablePacks } from './repeatable-packs.ts'
import { type Changed, type OfRepeat, refuseAfterCutOff, withOwnRepeat } from './with-own-repeat.ts'

type Input = z.infer<typeof ContentInput>
type Content = Pick<Input, 'days' | 'lines'>

/** What a delivery would come to with other goods; refused for whatever the change would be refused for (REPEAT-63). */
export async function readPrice(
  context: AppContext,
  of: OfRepeat,
  content: Content,
): Promise<Result<RepeatPriceView, RepeatRefused>> {
  const priced = await priceWith(context, of, content)
  return priced.ok ? success(await tellPrice(context, priced.value)) : priced
}

/**
 * Other goods, other amounts or another interval, from the next delivery
 * on; it is announced anew (REPEAT-16). All of it is replaced, so it counts for the
 * version that the customer was shown.
 */
export async function changeContent(context: AppContext, of: OfRepeat, input: Input): Promise<Changed> {
  const { version, agreedAmount } = input
  const priced = await priceWith(context, of, input)
  if (!priced.ok) return priced
  return withOwnRepeat(context, of, async (transaction, repeat, { today, now }) => {
    const late = refuseAfterCutOff(repeat, today)
    if (late) return late
    if (version !== undefined && version !== repeat.version) return refusal('changed-meanwhile')
    const set = await setContent(transaction, repeat, priced.value, { agreedAmount, today })
    if (!set.ok) return set
    const { repeatDeliveryId } = repeat
    await writeEvent(transaction, { repeatDeliveryId, event: 'changed', isByCustomer: true, now })
    return success(null)
  })
}

/** What the site sells and what goes by parcel; what is in it already may stay (REPEAT-29). */
async function priceWith(
  context: AppContext,
  of: OfRepeat,
  content: Content,
): ReturnType<typeof priceContent> {
  const lines = content.lines.map(({ productVariantId: variantId, quantity }) => ({ variantId, quantity }))
  const variantIds = lines.map(({ variantId }) => variantId)
  if (new Set(variantIds).size < variantIds.length) return wrongInput('lines', 'must name a pack once')
  const own = await readOwnRepeat(context, of)
  if (!own) return missing('repeat delivery')
  const { repeat, scope } = own
  if (repeat.state === 'ended') return refusal('repeat-ended')
  const late = refuseAfterCutOff(repeat, todayAt(scope, context.now()))
  if (late) return late
  const currentIds = new Set(repeat.lines.map(({ variantId }) => variantId))
  const added = variantIds.filter((id) => !currentIds.has(id))
  const packs = added.length > 0 ? await repeatablePacks(context, scope, added) : success([])
  if (!packs.ok) return packs
  return priceContent(context, own, { days: content.days, lines })
}
