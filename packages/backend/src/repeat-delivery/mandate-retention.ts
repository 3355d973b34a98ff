import { inTransaction, statement, type Transaction } from '../database/index.ts'
import { addJob, type Retention } from '../jobs/index.ts'
import { queueMails } from '../mail/index.ts'
import { buyersWithoutAccount } from '../orders/index.ts'
import { giveUpMandates, lockMandates } from '../payments/index.ts'

/**
 * Who registered with an order and never confirmed the account began
 * nothing: the mandate goes when the registration does, and its buyer is told (REPEAT-57).
 */
export const mandateRetention: Retention = {
  what: 'unused mandates',
  table: 'payment_mandate',
  forget: (context, { before, atOnce }) =>
    inTransaction(context, async (transaction) => {
      const mandates = await transaction.rows(findUnused, { before, mandateIds: null, atOnce })
      // A repeat delivery that begins by one of them meanwhile is seen once they are locked.
      const mandateIds = await lockMandates(transaction, idsOf(mandates))
      const lapsed = await transaction.rows(findUnused, { before, mandateIds, atOnce })
      await giveUpMandates(transaction, idsOf(lapsed), context.now())
      await tellBuyers(
        transaction,
        lapsed.flatMap(({ orderId }) => orderId ?? []),
        context.now(),
      )
      return lapsed.length
    }),
}

function idsOf(mandates: readonly Unused[]): number[] {
  return mandates.map(({ mandateId }) => mandateId)
}

async function tellBuyers(transaction: Transaction, orderIds: readonly number[], now: Date): Promise<void> {
  if (orderIds.length === 0) return
  const buyers = await buyersWithoutAccount(transaction, orderIds)
  const mails = buyers.map(({ orderId, siteId, languageId, emailAddress, firstName }) => ({
    kind: 'repeat-ended' as const,
    causeKey: `repeat-ended:order:${orderId}`,
    siteId,
    languageId,
    toAddress: emailAddress,
    facts: { firstName, unbegunOrder: orderId },
  }))
  if ((await queueMails(transaction, mails, now)) > 0) await addJob(transaction, 'send-mail', {})
}

type Unused = { mandateId: number; orderId: number | null }

const findUnused = statement<{ before: Date; mandateIds: readonly number[] | null; atOnce: number }, Unused>(
  'repeat-unused-mandates',
  `
    select m.mandate_id "mandateId", m.order_id "orderId" from mandate m
    where not m.is_spent and m.created_at < :before and (:mandateIds::int[] is null or m.mandate_id = any(:mandateIds))
      and not exists (select from repeat_delivery r where r.mandate_id = m.mandate_id)
      and not exists (select from open_collection p where p.mandate_id = m.mandate_id)
      and not exists (
        select from repeat_delivery_order d join collection c using (order_id)
        where d.state in ('taken', 'collecting') and c.mandate_id = m.mandate_id)
    limit :atOnce`,
)
