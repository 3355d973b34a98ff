import { statement } from '../database/index.ts'
import type { Retention } from '../jobs/index.ts'
import { giveUpOldMandatesSql, isCollectedBySql } from '../payments/sql.ts'

/** REPEAT-15: who registered with an order and never confirmed the account began nothing: the mandate goes when the registration does. */
export const mandateRetention: Retention = {
  what: 'mandates that nothing began with',
  table: 'payment_mandate',
  keptDays: 30,
  batch: statement<{ before: Date; atOnce: number }, { gone: number }>(
    'repeat-give-up-waiting',
    giveUpOldMandatesSql(
      (mandateId) => `
        not exists (select from repeat_delivery r where r.mandate_id = ${mandateId})
        and not exists (
          select from repeat_delivery_order d
          where d.state in ('taken', 'collecting') and ${isCollectedBySql('d.order_id', mandateId)})`,
    ),
  ),
}
