import type { PauseReason } from '@haverhof/domain/repeat-delivery'
import type { AppContext } from '../../app-context.ts'
import { inTransaction, statement } from '../../database/index.ts'
import { pauseByShop } from '../pause.ts'
import { lockRepeat } from '../store/lock-repeat.ts'

type Taken = { repeatDeliveryId: number; cartId: string }

/** REPEAT-46: a day that was taken cannot be ordered as it is: the repeat delivery rests, and its customer is told why. */
export async function pauseTaken(
  context: AppContext,
  { repeatDeliveryId, cartId }: Taken,
  reason: Extract<PauseReason, 'undeliverable' | 'place'>,
): Promise<null> {
  await inTransaction(context, async (transaction) => {
    const repeat = await lockRepeat(transaction, repeatDeliveryId)
    const [taken] = await transaction.rows(find, { cartId })
    // It was ordered or dropped meanwhile.
    if (!repeat || !taken) return
    await pauseByShop(transaction, repeat, { reason, now: context.now() })
  })
  return null
}

const find = statement<{ cartId: string }, { isTaken: boolean }>(
  'repeat-is-taken',
  `
    select true "isTaken" from repeat_delivery_order
    where cart_id = :cartId and state = 'taken' and order_id is null`,
)
