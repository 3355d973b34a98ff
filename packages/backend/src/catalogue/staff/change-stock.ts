import { statement, type Transaction } from '../../database/index.ts'
import { catalogueChannel } from '../announce-change.ts'
import type { MovementReason } from '../known-words.ts'

type StockChange = {
  variantId: number
  change: number
  reason: MovementReason
  orderId?: number | null
  by: string
  now: Date
}

/** STOCK-2: a movement, and what is free to sell after it. Null when there is no such pack, or fewer pieces than are taken. */
export async function changeStock({ rows }: Transaction, moved: StockChange): Promise<number | null> {
  const { orderId = null, ...movement } = moved
  const [changed] = await rows(change, { ...movement, orderId })
  return changed?.amount ?? null
}

// Kept pages are dropped only when the pack was sold out before, or is now.
const change = statement<Required<StockChange>, { amount: number }>(
  'stock-change',
  `
    with changed as (
      update stock set amount = amount + :change
      where variant_id = :variantId and amount + :change >= 0 returning variant_id, amount),
    moved as (
      insert into stock_movement (variant_id, change, reason, order_id, actor, at)
      select variant_id, :change, :reason, :orderId, :by, :now from changed),
    announced as (
      select pg_notify('${catalogueChannel}', product_id::text)
      from changed join product_variant using (variant_id)
      where (changed.amount = 0) <> (changed.amount = :change))
    select changed.amount from changed left join announced on true`,
)
