import type { WorkingDays } from '@haverhof/domain/delivery'
import { addGoods, type Schedule, scheduleAsChanged } from '@haverhof/domain/repeat-delivery'
import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { calculateDelivery, demandRefusal, refuseIntervals } from '../../cart/index.ts'
import { statement } from '../../database/index.ts'
import { notDeliverable, priceChanged, repeatEnded, repeatIsFull } from '../refusals.ts'
import type { AdditionInput, AdditionQuery, RepeatAddition } from '../schemas.ts'
import { setSchedule } from '../store/change-repeat.ts'
import { type OwnRepeat, readOwnRepeat } from '../store/own-repeats.ts'
import type { RepeatRow } from '../store/repeat-row.ts'
import { setLines } from '../store/set-lines.ts'
import { reckoningOf, todayAt } from '../store/today.ts'
import { writeEvent } from '../store/write-event.ts'
import { repeatablePacks } from './repeatable-packs.ts'
import { type OfRepeat, requireBeforeCutOff, withOwnRepeat } from './with-own-repeat.ts'

type Goods = z.infer<typeof AdditionQuery>
type Addition = z.infer<typeof AdditionInput> & { requestKey: string }

/** REPEAT-21: what a delivery would come to with more of a pack in it; refused for whatever adding it would be refused for. */
export async function readAddition(
  context: AppContext,
  of: OfRepeat,
  goods: Goods,
): Promise<z.infer<typeof RepeatAddition>> {
  const { repeat, scope, quantity, totalCents, deliveryDays, reckon } = await priceWith(context, of, goods)
  const before = await reckon(repeat)
  const { day } = nextWith(repeat, deliveryDays, todayAt(scope, context.now()))
  return { quantity, amount: totalCents / 100, amountBefore: before.totalCents / 100, day }
}

/**
 * REPEAT-21: more of a pack from the next delivery on. The customer agrees to what a delivery then comes to, and that counts for the repeat delivery
 * as it was read: what was changed or has got dearer meanwhile is agreed to anew.
 */
export async function addProduct(context: AppContext, of: OfRepeat, addition: Addition): Promise<void> {
  const { agreedAmount, requestKey, ...goods } = addition
  const [done] = await context.database.rows(findRequest, { ...of, requestKey })
  if (done) return
  const priced = await priceWith(context, of, goods)
  await withOwnRepeat(context, of, async (transaction, repeat, { today, now }) => {
    const { repeatDeliveryId, day, version } = repeat
    const changed = { repeatDeliveryId, event: 'changed' as const, isByCustomer: true, day, requestKey, now }
    if (!(await writeEvent(transaction, changed))) return
    requireBeforeCutOff(repeat, today)
    if (version !== priced.repeat.version || priced.totalCents > Math.round(agreedAmount * 100))
      throw priceChanged()
    await setLines(transaction, { repeatDeliveryId, lines: priced.lines })
    const { deliveryDays } = priced
    const next = nextWith(repeat, deliveryDays, today)
    await setSchedule(transaction, { ...repeat, deliveryDays }, next)
  })
}

/** REPEAT-7: the day stays, unless what is added takes too long for it. */
function nextWith(repeat: RepeatRow, deliveryDays: WorkingDays, today: string): Schedule {
  return scheduleAsChanged(repeat, reckoningOf({ ...repeat, deliveryDays }, today))
}

/** A repeat delivery with more of a pack in it, and what that comes to by the same calculation as every cart. */
async function priceWith(context: AppContext, of: OfRepeat, { productVariantId, quantity }: Goods) {
  const { repeat, scope } = await readOwnRepeat(context, of)
  if (repeat.state === 'ended') throw repeatEnded()
  requireBeforeCutOff(repeat, todayAt(scope, context.now()))
  await refuseIntervals(context, { scope }, new Map([[productVariantId, repeat.weeks]]))
  const [pack] = await repeatablePacks(context, scope, [productVariantId])
  const added = addGoods(repeat.lines, { variantId: productVariantId, quantity })
  if (!added.ok) throw repeatIsFull(added.reason)
  const stock = pack?.stock ?? 0
  if (added.quantity > stock) throw demandRefusal({ wanted: added.quantity, samplesPerPack: 0, stock })
  const reckon = (held: Pick<OwnRepeat, 'lines'>) =>
    calculateDelivery(context, { scope, now: context.now() }, { ...repeat, ...held })
  const { totalCents, deliveryDays, isDeliverable } = await reckon(added)
  if (!isDeliverable) throw notDeliverable()
  return { repeat, scope, lines: added.lines, quantity: added.quantity, totalCents, deliveryDays, reckon }
}

const findRequest = statement<OfRepeat & { requestKey: string }, { isDone: boolean }>(
  'repeat-request-done',
  `
    select true "isDone" from repeat_delivery_event e join repeat_delivery r using (repeat_delivery_id)
    where e.repeat_delivery_id = :repeatDeliveryId and e.request_key = :requestKey and r.user_id = :userId`,
)
