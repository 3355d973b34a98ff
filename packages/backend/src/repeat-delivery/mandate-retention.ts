import { confirming } from '@haverhof/domain/repeat-delivery'
import { inTransaction, statement, type Transaction } from '../database/index.ts'
import { addJob, type Retention } from '../jobs/index.ts'
import { queueMails } from '../mail/index.ts'
import { buyersWithoutAccount } from '../orders/index.ts'
import { giveUpOldMandatesSql, isCollectedBySql, openCollectionsSql } from '../payments/sql.ts'

/** REPEAT-15: who registered with an order and never confirmed the account began nothing: the mandate goes when the registration does, and its buyer is told. */
export const mandateRetention: Retention = {
  what: 'mandates that nothing began with',
  table: 'payment_mandate',
  keptDays: confirming.days,
  forget: (context, { before, atOnce }) =>
    inTransaction(context, async (transaction) => {
      const lapsed = await transaction.rows(giveUpWaiting, { before, atOnce })
      await tellBuyers(
        transaction,
        lapsed.flatMap(({ orderId }) => orderId ?? []),
        context.now(),
      )
      return lapsed.length
    }),
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

const giveUpWaiting = statement<
  { before: Date; atOnce: number },
  { mandateId: number; orderId: number | null }
>(
  'repeat-give-up-waiting',
  giveUpOldMandatesSql(
    (mandateId) => `
      not exists (select from repeat_delivery r where r.mandate_id = ${mandateId})
      and not exists (select from ${openCollectionsSql} p where p.mandate_id = ${mandateId})
      and not exists (
        select from repeat_delivery_order d
        where d.state in ('taken', 'collecting') and ${isCollectedBySql('d.order_id', mandateId)})`,
  ),
)
