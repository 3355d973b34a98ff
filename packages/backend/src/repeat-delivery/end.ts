import { dropDeliveryCarts } from '../cart/index.ts'
import { statement, type Transaction } from '../database/index.ts'
import { queueRepeatMail } from './mails/queue-repeat-mail.ts'
import { giveUpUnneeded, setState } from './store/change-repeat.ts'
import type { RepeatRow } from './store/repeat-row.ts'
import { writeEvent } from './store/write-event.ts'

/** REPEAT-17: it ends, with what was taken and is not ordered yet, and its mandate is given up. The caller holds its row. */
export async function endLocked(
  transaction: Transaction,
  repeat: RepeatRow,
  { isByCustomer, now }: { isByCustomer: boolean; now: Date },
): Promise<void> {
  const { repeatDeliveryId, userId, mandateId } = repeat
  await dropTaken(transaction, repeatDeliveryId)
  await setState(transaction, { repeatDeliveryId, state: 'ended', pauseReason: null, now })
  await giveUpUnneeded(transaction, { userId, mandateId, now })
  await writeEvent(transaction, { repeatDeliveryId, event: 'ended', isByCustomer, now })
  await queueRepeatMail(transaction, repeat, { kind: 'repeat-ended', cause: 'ended', facts: {}, now })
}

/** A cart that is ordered already is not dropped, and its day stays: that is an order. */
async function dropTaken(transaction: Transaction, repeatDeliveryId: number): Promise<void> {
  const taken = await transaction.rows(findTaken, { repeatDeliveryId })
  const cartIds = await dropDeliveryCarts(
    transaction,
    taken.map(({ cartId }) => cartId),
  )
  if (cartIds.length > 0) await transaction.rows(forget, { cartIds })
}

const findTaken = statement<{ repeatDeliveryId: number }, { cartId: string }>(
  'repeat-taken-of',
  `
    select cart_id "cartId" from repeat_delivery_order
    where repeat_delivery_id = :repeatDeliveryId and state = 'taken' and order_id is null`,
)

const forget = statement<{ cartIds: readonly string[] }>(
  'repeat-forget-taken',
  'delete from repeat_delivery_order where cart_id = any(:cartIds) and order_id is null',
)
