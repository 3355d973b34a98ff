import { sentStatuses } from '@haverhof/domain/orders'
import { type Database, listSql, statement } from '../../database/index.ts'

/** The packs of a customer's orders that were sent, the latest first; each once. */
export async function boughtVariants(
  { rows }: Pick<Database, 'rows'>,
  { userId, most }: { userId: string; most: number },
): Promise<number[]> {
  const variants = await rows(read, { userId, most })
  return variants.map(({ variantId }) => variantId)
}

const read = statement<{ userId: string; most: number }, { variantId: number }>(
  'orders-bought-variants',
  `
    select l.variant_id "variantId" from shop_order o join order_line l using (order_id)
    where o.account_id = :userId and o.status in ${listSql(sentStatuses)}
    group by l.variant_id order by max(o.sent_at) desc, l.variant_id limit :most`,
)
