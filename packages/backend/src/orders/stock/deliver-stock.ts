import type { AppContext } from '../../app-context.ts'
import { writeAudit } from '../../audit/index.ts'
import { catalogueChannel } from '../../catalogue/index.ts'
import { addJob } from '../../jobs/index.ts'
import { inTransaction, statement, type Transaction } from '../../database/index.ts'

export type StockDelivery = { variantId: number; amount: number; by: string }

/** STOCK-3: goods came in; who waits for them is told. Gives the new stock, or null when there is no such pack. */
export function deliverStock(context: AppContext, delivery: StockDelivery): Promise<number | null> {
  return inTransaction(context, (transaction) => addStock(context, transaction, delivery))
}

/** The same inside a transaction of the caller. */
export async function addStock(
  { now: clock }: Pick<AppContext, 'now'>,
  transaction: Transaction,
  { variantId, amount, by }: StockDelivery,
): Promise<number | null> {
  const now = clock()
  const [pack] = await transaction.rows(deliver, { variantId, amount, now })
  if (!pack) return null
  const details = { amount, stock: pack.stock }
  const subject = `pack ${variantId}`
  await writeAudit(transaction, { actor: by, action: 'stock-delivered', subject, details, now })
  await addJob(transaction, 'tell-stock-alerts', {})
  return pack.stock
}

// Kept pages are dropped only when the pack was sold out before.
const deliver = statement<{ variantId: number; amount: number; now: Date }, { stock: number }>(
  'stock-deliver',
  `
    with delivered as (
      update stock set amount = amount + :amount where variant_id = :variantId returning variant_id, amount),
    moved as (
      insert into stock_movement (variant_id, change, reason, at)
      select variant_id, :amount, 'delivered', :now from delivered),
    announced as (
      select pg_notify('${catalogueChannel}', product_id::text)
      from delivered join product_variant using (variant_id) where delivered.amount = :amount)
    select delivered.amount stock from delivered left join announced on true`,
)
