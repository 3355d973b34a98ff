import { type Database, statement, type Transaction } from '../database/index.ts'

/** 244 random bits (LABORATORY-2). */
const resultKeySql = `replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`

/** The samples of a paid order, as they were named when it was placed; gifts have none (LABORATORY-1). */
export async function registerSamples({ rows }: Transaction, orderId: number): Promise<void> {
  await rows(register, { orderId })
}

type Sample = { key: string; productType: number; sampleName: string; isAwaited: boolean }

/** What became of them, for the page of the order. */
export function readSamplesOfOrder({ rows }: Pick<Transaction, 'rows'>, orderId: number): Promise<Sample[]> {
  return rows(ofOrder, { orderId })
}

const register = statement<{ orderId: number }>(
  'laboratory-register',
  `
    insert into roughage_sample (result_key, order_id, variant_id, sequence, product_type, sample_name, status)
    select ${resultKeySql}, s.order_id, s.variant_id, s.sequence, l.product_type, s.sample_name, 'ordered'
    from order_sample s join order_line l using (order_id, variant_id)
    where s.order_id = :orderId and not l.is_free`,
)

const ofOrder = statement<{ orderId: number }, Sample>(
  'laboratory-of-order',
  `
    select result_key "key", product_type "productType", sample_name "sampleName", status = 'ordered' "isAwaited"
    from roughage_sample where order_id = :orderId order by variant_id, sequence`,
)

/**
 * An account ends (CUSTOMERS-11). Of results that are complete the customer's
 * words, the adviser's note and the way to them go; what was measured
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
