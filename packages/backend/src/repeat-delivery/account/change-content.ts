import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { badInput } from '../../http/index.ts'
import { changedMeanwhile, repeatEnded } from '../refusals.ts'
import type { ContentInput, RepeatPriceView } from '../schemas.ts'
import { readOwnRepeat } from '../store/own-repeats.ts'
import { todayAt } from '../store/today.ts'
import { writeEvent } from '../store/write-event.ts'
import { priceContent, setContent, tellPrice } from './price-content.ts'
import { repeatablePacks } from './repeatable-packs.ts'
import { type OfRepeat, requireBeforeCutOff, withOwnRepeat } from './with-own-repeat.ts'

type Input = z.infer<typeof ContentInput>
type Content = Pick<Input, 'days' | 'lines'>

/** REPEAT-16: what a delivery would come to with other goods; refused for whatever the change would be refused for. */
export async function readPrice(
  context: AppContext,
  of: OfRepeat,
  content: Content,
): Promise<RepeatPriceView> {
  return tellPrice(context, await priceWith(context, of, content))
}

/**
 * REPEAT-16: other goods, other amounts or another interval, from the next delivery on; it is announced anew. All of it is replaced, so it counts for the
 * version that the customer was shown.
 */
export async function changeContent(context: AppContext, of: OfRepeat, input: Input): Promise<void> {
  const { version, agreedAmount } = input
  const priced = await priceWith(context, of, input)
  await withOwnRepeat(context, of, async (transaction, repeat, { today, now }) => {
    requireBeforeCutOff(repeat, today)
    if (version !== undefined && version !== repeat.version) throw changedMeanwhile()
    await setContent(transaction, repeat, priced, { agreedAmount, today })
    const { repeatDeliveryId } = repeat
    await writeEvent(transaction, { repeatDeliveryId, event: 'changed', isByCustomer: true, now })
  })
}

/** REPEAT-1: what the site sells and what goes by parcel; what is in it already may stay. */
async function priceWith(context: AppContext, of: OfRepeat, content: Content) {
  const lines = content.lines.map(({ productVariantId: variantId, quantity }) => ({ variantId, quantity }))
  const variantIds = lines.map(({ variantId }) => variantId)
  if (new Set(variantIds).size < variantIds.length) throw badInput('lines', 'must name a pack once')
  const own = await readOwnRepeat(context, of)
  const { repeat, scope } = own
  if (repeat.state === 'ended') throw repeatEnded()
  requireBeforeCutOff(repeat, todayAt(scope, context.now()))
  const known = new Set(repeat.lines.map(({ variantId }) => variantId))
  const added = variantIds.filter((id) => !known.has(id))
  if (added.length > 0) await repeatablePacks(context, scope, added)
  return priceContent(context, own, { days: content.days, lines })
}
