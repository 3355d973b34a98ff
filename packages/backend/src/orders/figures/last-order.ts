import { type Database, type NoValues, statement } from '../../database/index.ts'

/** The moment of a customer's last order on any site; null before the first. Numbers rise with time, so no order but the last is read. */
export async function readLastOrderedAt({ rows }: Pick<Database, 'rows'>): Promise<Date | null> {
  const [last] = await rows(read)
  return last?.orderedAt ?? null
}

const read = statement<NoValues, { orderedAt: Date }>(
  'orders-last-ordered',
  'select ordered_at "orderedAt" from shop_order order by order_id desc limit 1',
)
