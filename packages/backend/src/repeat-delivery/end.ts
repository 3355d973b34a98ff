import { statement, type Transaction } from '../database/index.ts'
import { withdrawOrdersAfter } from './store/orders-after.ts'
import { queueRepeatMail } from './mails/queue-repeat-mail.ts'
import { giveUpUnneeded, setState } from './store/change-repeat.ts'
import { dropTaken } from './store/drop-taken.ts'
import { collectingMandateSql, type RepeatRow } from './store/repeat-row.ts'
import { writeEvent } from './store/write-event.ts'

/**
 * It ends, with what was taken and is not ordered yet, and its mandate is given up (REPEAT-17). The caller holds its row. The
 * answer is the withdrawals of orders that came after its ending was declared (ENDING-16).
 */
export async function endLocked(
  transaction: Transaction,
  repeat: RepeatRow,
  { isByCustomer, now }: { isByCustomer: boolean; now: Date },
): Promise<number[]> {
  const { repeatDeliveryId, userId, mandateId } = repeat
  await dropTaken(transaction, repeatDeliveryId)
  const withdrawals = await withdrawOrdersAfter(transaction, repeatDeliveryId)
  await setState(transaction, { repeatDeliveryId, state: 'ended', pauseReason: null, now })
  await giveUpUnneeded(transaction, { userId, mandateId, now })
  await writeEvent(transaction, { repeatDeliveryId, event: 'ended', isByCustomer, now })
  const [collected] = await transaction.rows(findCollected, { repeatDeliveryId })
  const facts = collected?.orderId ? { collectedOrder: collected.orderId } : {}
  await queueRepeatMail(transaction, repeat, { kind: 'repeat-ended', cause: 'ended', facts, now })
  return withdrawals
}

/** The order that is still to be collected. */
const findCollected = statement<{ repeatDeliveryId: number }, { orderId: number | null }>(
  'repeat-collected-after-end',
  `
    select d.order_id "orderId" from repeat_delivery_order d
    where d.repeat_delivery_id = :repeatDeliveryId and d.state = 'collecting'
      and ${collectingMandateSql('d.order_id')} is not null
    order by d.planned_on desc limit 1`,
)
