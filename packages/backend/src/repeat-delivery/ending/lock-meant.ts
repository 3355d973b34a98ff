import { statement, type Transaction } from '../../database/index.ts'
import { lockRepeat } from '../store/lock-repeat.ts'
import { type RepeatRow, repeatSql } from '../store/repeat-row.ts'

type Meant = { siteId: number; number: number | null; mailbox: string }

/** ENDING-4: the one that number and mailbox mean, locked; null when they mean none that runs, or several. */
export async function lockMeant(
  transaction: Transaction,
  meant: Meant,
): Promise<{ repeat: RepeatRow; firstOrderId: number } | null> {
  const [found, another] = await transaction.rows(find, meant)
  if (!found || another) return null
  const repeat = await lockRepeat(transaction, found.repeatDeliveryId)
  return repeat && repeat.state !== 'ended' ? { repeat, firstOrderId: found.firstOrderId } : null
}

const find = statement<Meant, { repeatDeliveryId: number; firstOrderId: number }>(
  'repeat-meant-by-ending',
  `
    select r.repeat_delivery_id "repeatDeliveryId", r.first_order_id "firstOrderId" from ${repeatSql}
    where r.repeat_delivery_id in (
        select repeat_delivery_id from repeat_delivery where repeat_delivery_id = :number::int or first_order_id = :number::int
        union select repeat_delivery_id from repeat_delivery_order where order_id = :number::int)
      and r.site_id = :siteId and r.state <> 'ended' and lower(a.email_address) = :mailbox
    order by 1 limit 2`,
)
