import { type Database, statement } from '../database/index.ts'
import { resultKeySql } from './register-samples.ts'

/**
 * CUSTOMERS-11: an account ends. Of results that are complete the customer's words, the adviser's note and the way to them go; what was measured
 * stays in the averages. A sample that is still at the laboratory was paid for, and its result goes to the mailbox of the order.
 */
export async function forgetSamples({ rows }: Pick<Database, 'rows'>, userId: string): Promise<void> {
  await rows(forget, { userId })
}

const forget = statement<{ userId: string }>(
  'laboratory-forget',
  `
    update roughage_sample s set sample_name = '', adviser_note = null, result_key = ${resultKeySql}
    from shop_order o where o.order_id = s.order_id and o.account_id = :userId and s.status = 'advised'`,
)
