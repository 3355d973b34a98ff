import { statement, type Transaction } from '../../database/index.ts'
import { lockRepeat } from '../store/lock-repeat.ts'
import { type RepeatRow, repeatSql } from '../store/repeat-row.ts'

type Meant = { siteId: number; number: number | null; mailbox: string }

/**
 * ENDING-4: what number and mailbox mean, locked in the order of its numbers: one repeat delivery, or all that began with one order. Null
 * when they mean none that runs, or several that have nothing to do with each other.
 */
export async function lockMeant(
  transaction: Transaction,
  meant: Meant,
): Promise<{ repeats: RepeatRow[]; firstOrderId: number } | null> {
  const found = await transaction.rows(find, meant)
  const [firstOrderId, another] = new Set(found.map((each) => each.firstOrderId))
  if (firstOrderId === undefined || another !== undefined) return null
  const repeats: RepeatRow[] = []
  for (const { repeatDeliveryId } of found) {
    const repeat = await lockRepeat(transaction, repeatDeliveryId)
    if (repeat && repeat.state !== 'ended') repeats.push(repeat)
  }
  return repeats.length > 0 ? { repeats, firstOrderId } : null
}

// An order begins one for each interval, of which there are 26.
const find = statement<Meant, { repeatDeliveryId: number; firstOrderId: number }>(
  'repeat-meant-by-ending',
  `
    select r.repeat_delivery_id "repeatDeliveryId", r.first_order_id "firstOrderId" from ${repeatSql}
    where r.repeat_delivery_id in (
        select repeat_delivery_id from repeat_delivery where repeat_delivery_id = :number::int or first_order_id = :number::int
        union select repeat_delivery_id from repeat_delivery_order where order_id = :number::int)
      and r.site_id = :siteId and r.state <> 'ended' and lower(a.email_address) = :mailbox
    order by 1 limit 28`,
)
