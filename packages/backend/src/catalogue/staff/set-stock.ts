import { statement, type Transaction } from '../../database/index.ts'
import { catalogueChannel } from '../announce-change.ts'

type NewAmount = { variantId: number; amount: number; now: Date }

/** STOCK-4: what was counted is the stock from now on; the difference is a movement. The caller holds the row of the stock. */
export async function setCountedStock({ rows }: Transaction, counted: NewAmount): Promise<void> {
  await rows(set, counted)
}

// Kept pages are dropped only when the pack was sold out before, or is now.
const set = statement<NewAmount>(
  'stock-set-counted',
  `
    with before as (select variant_id, amount from stock where variant_id = :variantId),
    changed as (
      update stock s set amount = :amount from before
      where s.variant_id = before.variant_id and s.amount <> :amount
      returning s.variant_id, s.amount, before.amount was),
    moved as (
      insert into stock_movement (variant_id, change, reason, at)
      select variant_id, amount - was, 'counted', :now from changed)
    select pg_notify('${catalogueChannel}', product_id::text)
    from changed join product_variant using (variant_id) where (changed.amount = 0) <> (changed.was = 0)`,
)
