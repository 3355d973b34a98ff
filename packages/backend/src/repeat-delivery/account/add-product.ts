import { addGoods } from '@haverhof/domain/repeat-delivery'
import { missing, refusal, type Result, success } from '@haverhof/domain/shared'
import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { demandRefusal, refuseIntervals } from '../../cart/index.ts'
import { statement } from '../../database/index.ts'
import type { RepeatRefused } from '../refusals.ts'
import type { AdditionInput, AdditionQuery, RepeatAddition } from '../schemas.ts'
import { readOwnRepeat } from '../store/own-repeats.ts'
import { todayAt } from '../store/today.ts'
import { writeEvent } from '../store/write-event.ts'
import { priceContent, type Priced, setContent, tellPrice } from './price-content.ts'
import { repeatablePacks } from './repeatable-packs.ts'
import { type Changed, type OfRepeat, refuseAfterCutOff, withOwnRepeat } from './with-own-repeat.ts'

type Goods = z.infer<typeof AdditionQuery>
type Addition = z.infer<typeof AdditionInput> & { requestKey: string }

/** What a delivery would come to with more of a pack in it; refused for whatever adding it would be refused for (REPEAT-77). */
export async function readAddition(
  context: AppContext,
  of: OfRepeat,
  product: Goods,
): Promise<Result<z.infer<typeof RepeatAddition>, RepeatRefused>> {
  const added = await priceWith(context, of, product)
  if (!added.ok) return added
  const { quantity, priced } = added.value
  return success({ quantity, ...(await tellPrice(context, priced)) })
}

/**
 * More of a pack from the next delivery on (REPEAT-21). The customer agrees to what
 * a delivery then comes to, and that counts for the repeat delivery
 * as it was read: what was changed or has got dearer meanwhile is agreed to anew.
 */
export async function addProduct(context: AppContext, of: OfRepeat, addition: Addition): Promise<Changed> {
  const { agreedAmount, requestKey, ...product } = addition
  const [done] = await context.database.rows(findRequest, { ...of, requestKey })
  if (done) return success(null)
  const added = await priceWith(context, of, product)
  if (!added.ok) return added
  const { priced } = added.value
  return withOwnRepeat(context, of, async (transaction, repeat, { today, now }) => {
    const { repeatDeliveryId, day } = repeat
    const changed = { repeatDeliveryId, event: 'changed' as const, isByCustomer: true, day, requestKey, now }
    if (!(await writeEvent(transaction, changed))) return success(null)
    const late = refuseAfterCutOff(repeat, today)
    return late ?? setContent(transaction, repeat, priced, { agreedAmount, today })
  })
}

/** A repeat delivery with more of a pack in it, and what that comes to. */
async function priceWith(
  context: AppContext,
  of: OfRepeat,
  { productVariantId, quantity }: Goods,
): Promise<Result<{ quantity: number; priced: Priced }, RepeatRefused>> {
  const own = await readOwnRepeat(context, of)
  if (!own) return missing('repeat delivery')
  const { repeat, scope } = own
  if (repeat.state === 'ended') return refusal('repeat-ended')
  const late = refuseAfterCutOff(repeat, todayAt(scope, context.now()))
  if (late) return late
  const notOffered = await refuseIntervals(context, { scope }, new Map([[productVariantId, repeat.days]]))
  if (notOffered) return notOffered
  const packs = await repeatablePacks(context, scope, [productVariantId])
  if (!packs.ok) return packs
  const added = addGoods(repeat.lines, { variantId: productVariantId, quantity })
  if (!added.ok) return refusal('repeat-is-full', { problem: added.reason })
  const stock = packs.value[0]?.stock ?? 0
  if (added.quantity > stock) return demandRefusal({ wanted: added.quantity, samplesPerPack: 0, stock })
  const { lines } = added
  const priced = await priceContent(context, own, { ...repeat, lines })
  return priced.ok ? success({ quantity: added.quantity, priced: priced.value }) : priced
}

const findRequest = statement<OfRepeat & { requestKey: string }, { isDone: boolean }>(
  'repeat-request-done',
  `
    select true "isDone" from repeat_delivery_event e join repeat_delivery r using (repeat_delivery_id)
    where e.repeat_delivery_id = :repeatDeliveryId and e.request_key = :requestKey and r.user_id = :userId`,
)
